import type { CheckScale, PageCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'
import { blockPlace, imagePlace } from './places'

const WORDS = 'The text has {value}'

const LENGTHS: Record<ParsedPage['page']['kind'], CheckScale> = {
  page: [
    { below: 100, score: -20, message: `${WORDS}, far below the recommended minimum of 300.` },
    { below: 250, score: 3, message: `${WORDS}, below the recommended minimum of 300.` },
    { below: 300, score: 6, message: `${WORDS}, slightly below the recommended minimum of 300.` },
    { score: 9, message: `${WORDS}.` },
  ],
  list: [
    { below: 30, score: 1, message: `${WORDS}, far below the recommended minimum of 250.` },
    { below: 250, score: 6, message: `${WORDS}, below the recommended minimum of 250.` },
    { score: 9, message: `${WORDS}.` },
  ],
  pillar: [
    { below: 300, score: -20, message: `${WORDS}, far below the recommended minimum of 900 for cornerstone content.` },
    { below: 400, score: 3, message: `${WORDS}, below the recommended minimum of 900 for cornerstone content.` },
    {
      below: 900,
      score: 6,
      message: `${WORDS}, slightly below the recommended minimum of 900 for cornerstone content.`,
    },
    { score: 9, message: `${WORDS}.` },
  ],
}

/** How much there is to read and to see. */
export const CONTENT_CHECKS: PageCheck[] = [
  {
    id: 'text-length',
    topic: 'content',
    label: 'Text length',
    needs: 'a text',
    unit: 'words',
    source:
      'Yoast: at least 300 words, 900 for cornerstone content, 250 for list pages (Rank Math: full points from 2,500)',
    reason: 'Search engines need enough text to understand what a page is about.',
    fix: 'Add more content: reasons, examples and answers to common questions.',
    scale: ({ page }) => LENGTHS[page.kind],
    measure: ({ wordCount }) => ({ value: wordCount }),
  },
  {
    id: 'pictures',
    topic: 'content',
    label: 'Images and videos',
    needs: 'a text',
    unit: 'pictures',
    source: 'Yoast: at least one (Rank Math: full points from four)',
    reason: 'Images make a text easier to read and can rank in image search.',
    fix: 'Add an image that illustrates the text.',
    scale: [
      { below: 1, score: 3, message: 'The page has no images or videos.' },
      { score: 9, message: 'The page has {value}, videos included.' },
    ],
    measure: ({ body, page }) => ({
      value: body.images.length + body.embeds + (page.coverAlt === null ? 0 : 1),
    }),
  },
  {
    id: 'alt-texts',
    topic: 'content',
    label: 'Image alt text',
    needs: 'an image',
    unit: 'pictures',
    source: 'WCAG 1.1.1; Google: alt text for every meaningful image',
    reason: 'Screen readers and search engines rely on alt text.',
    fix: 'Describe in a few words what each image shows.',
    scale: [
      { to: 0, score: 9, message: 'All images have alt text.' },
      { score: 3, message: 'The page has {value} without alt text.' },
    ],
    measure: ({ body, page }) => {
      if (body.images.length === 0 && page.coverAlt === null) return undefined
      const silent = body.images.filter(({ alt }) => !alt)
      const cover = page.coverAlt === '' ? [{ text: 'Cover image' }] : []
      return { value: silent.length + cover.length, where: [...cover, ...silent.map(imagePlace)] }
    },
  },
  {
    id: 'single-h1',
    topic: 'content',
    label: 'Single H1',
    needs: 'a text',
    unit: 'headings',
    source: 'Yoast: one H1, the title',
    reason: 'The title is the H1. More than one H1 makes the main topic unclear.',
    fix: 'Change it to an H2.',
    scale: [
      { to: 0, score: 9, message: 'The title is the only H1.' },
      { score: 1, message: 'The text has {value} at level 1 in addition to the title.' },
    ],
    measure: ({ body }) => {
      const first = body.blocks.filter(({ level }) => level === 1)
      return { value: first.length, where: first.map(blockPlace) }
    },
  },
]
