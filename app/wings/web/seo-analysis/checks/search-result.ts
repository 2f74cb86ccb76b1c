import { measureTextWidth } from '../text/text-width'
import { TITLE_LINE } from '../truncate-for-result'
import type { PageCheck } from './check'

const REASON_OF_CUT = 'Text that is too long is cut off in search results.'

/** What search engines show of a page. */
export const SEARCH_RESULT_CHECKS: PageCheck[] = [
  {
    id: 'title-width',
    topic: 'search result',
    label: 'SEO title width',
    unit: 'px',
    needs: 'an SEO title',
    source: 'Yoast: more than 400 up to 600 px (Rank Math counts to 580 px); Arial of 20 px',
    reason: REASON_OF_CUT,
    fix: 'Shorten the SEO title and put important words first.',
    scale: [
      { to: 0, score: 1, message: 'The page has no SEO title.', fix: 'Add an SEO title.' },
      {
        to: 400,
        score: 6,
        message: 'The SEO title is too short ({value}).',
        fix: 'Make the SEO title more specific.',
      },
      { to: TITLE_LINE.px, score: 9, message: 'The SEO title has a good length ({value}).' },
      { score: 3, message: 'The SEO title is too long ({value} of 600 px).' },
    ],
    measure: ({ displayTitle }) => ({ value: Math.round(measureTextWidth(displayTitle, TITLE_LINE.fontPx)) }),
  },
  {
    id: 'description-length',
    topic: 'search result',
    label: 'Meta description length',
    unit: 'characters',
    needs: 'a meta description',
    source: 'Yoast: 121 to 156 characters (Rank Math counts 920 px)',
    reason: 'Search engines may show the meta description below the title.',
    fix: 'Summarize the page in 121 to 156 characters.',
    scale: [
      { to: 0, score: 1, message: 'The page has no meta description.' },
      { to: 120, score: 6, message: 'The meta description is too short ({value}).' },
      { to: 156, score: 9, message: 'The meta description has a good length ({value}).' },
      { score: 6, message: 'The meta description is too long ({value}).' },
    ],
    measure: ({ page }) => ({ value: [...page.description.trim()].length }),
  },
  {
    id: 'address-length',
    topic: 'search result',
    label: 'URL length',
    unit: 'characters',
    needs: 'a URL',
    source: 'Rank Math: up to 75 characters, including the domain',
    reason: 'Short URLs are easier to read and share.',
    fix: 'Shorten the slug. Published pages get a redirect from the old URL.',
    scale: [
      { to: 75, score: 9, message: 'The URL has {value}.' },
      { score: 6, message: 'The URL is too long ({value}).' },
    ],
    measure: ({ page }) => (page.path ? { value: (page.origin + page.path).length } : undefined),
  },
]
