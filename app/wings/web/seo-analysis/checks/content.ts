import type { CheckScale, PageCheck } from './check'
import type { ParsedPage } from './parse-page'
import { blockPlace, imagePlace } from './places'

const WORDS = 'The text has {value}'

const LENGTHS: Record<ParsedPage['page']['kind'], CheckScale> = {
  page: [
    { below: 100, score: -20, message: `${WORDS}: hardly anything to be found for.` },
    { below: 250, score: 3, message: `${WORDS}, far fewer than the 300 that a page needs to explain something.` },
    { below: 300, score: 6, message: `${WORDS}, a few less than 300.` },
    { score: 9, message: `${WORDS}.` },
  ],
  list: [
    { below: 30, score: 1, message: `${WORDS}: nothing tells what the list is about.` },
    { below: 250, score: 6, message: `${WORDS}, fewer than the 250 that tell what a list is about.` },
    { score: 9, message: `${WORDS}.` },
  ],
  pillar: [
    { below: 300, score: -20, message: `${WORDS}: hardly a beginning of a page that covers its subject whole.` },
    { below: 400, score: 3, message: `${WORDS}, far fewer than the 900 of a page that covers its subject whole.` },
    { below: 900, score: 6, message: `${WORDS}, fewer than the 900 of a page that covers its subject whole.` },
    { score: 9, message: `${WORDS}.` },
  ],
}

/** How much there is to read and to see. */
export const CONTENT_CHECKS: PageCheck[] = [
  {
    id: 'text-length',
    topic: 'content',
    label: 'Length of the text',
    needs: 'a text',
    unit: 'words',
    source: 'Yoast: at least 300 words, 900 for a pillar, 250 for a list page (Rank Math: its most points from 2,500)',
    reason: 'A text must be long enough to answer what was asked; a pillar answers everything about its subject.',
    fix: 'Answer the questions that readers still have: why, how, for whom, with which example.',
    scale: ({ page }) => LENGTHS[page.kind],
    measure: ({ wordCount: words }) => ({ value: words }),
  },
  {
    id: 'pictures',
    topic: 'content',
    label: 'Pictures and videos',
    needs: 'a text',
    unit: 'pictures',
    source: 'Yoast: at least one (Rank Math: its most points from four)',
    reason: 'A picture shows at a glance what a paragraph explains, and is found in the search for pictures.',
    fix: 'Add a picture that shows what the text explains.',
    scale: [
      { below: 1, score: 3, message: 'The page has no picture and no video.' },
      { score: 9, message: 'The page has {value}, videos included.' },
    ],
    measure: ({ body, page }) => ({
      value: body.images.length + body.embeds + (page.coverAlt === null ? 0 : 1),
    }),
  },
  {
    id: 'alt-texts',
    topic: 'content',
    label: 'Pictures without alt text',
    needs: 'a picture',
    unit: 'pictures',
    source: 'WCAG 1.1.1; Google: an alt text for each picture that tells something',
    reason: 'People who do not see the picture hear its alt text, and search engines read it.',
    fix: 'Say in a few words what the picture shows.',
    scale: [
      { to: 0, score: 9, message: 'Each picture has an alt text.' },
      { score: 3, message: 'The page has {value} without an alt text.' },
    ],
    measure: ({ body, page }) => {
      if (body.images.length === 0 && page.coverAlt === null) return undefined
      const silent = body.images.filter(({ alt }) => !alt)
      const cover = page.coverAlt === '' ? [{ text: 'The picture above the text' }] : []
      return { value: silent.length + cover.length, where: [...cover, ...silent.map(imagePlace)] }
    },
  },
  {
    id: 'single-h1',
    topic: 'content',
    label: 'Headings of the first level in the text',
    needs: 'a text',
    unit: 'headings',
    source: 'Yoast: one H1, which is the title',
    reason: 'The title is the heading of the page; another one of its level says that the page is two.',
    fix: 'Make it a heading of the second level.',
    scale: [
      { to: 0, score: 9, message: 'The title is the only heading of the first level.' },
      { score: 1, message: 'The text has {value} of the first level besides the title.' },
    ],
    measure: ({ body }) => {
      const first = body.blocks.filter(({ level }) => level === 1)
      return { value: first.length, where: first.map(blockPlace) }
    },
  },
]
