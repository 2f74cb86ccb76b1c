import { measureTextWidth } from '../text/text-width'
import { TITLE_LINE } from '../truncate-for-result'
import type { PageCheck } from './check'

const REASON_OF_CUT =
  'What does not fit into its line is cut off, and people choose a result by the words that they see.'

/** What search engines show of a page. */
export const SEARCH_RESULT_CHECKS: PageCheck[] = [
  {
    id: 'title-width',
    topic: 'search result',
    label: 'Width of the title',
    unit: 'px',
    needs: 'a title',
    source: 'Yoast: more than 400 up to 600 px (Rank Math counts to 580 px); Arial of 20 px',
    reason: REASON_OF_CUT,
    fix: 'Say the same in fewer words, with the important ones first.',
    scale: [
      { to: 0, score: 1, message: 'The page has no title.', fix: 'Give the page a title.' },
      {
        to: 400,
        score: 6,
        message: 'The title is {value} wide and leaves room that other results use.',
        fix: 'Say more precisely what the page holds.',
      },
      { to: TITLE_LINE.px, score: 9, message: 'The title is {value} wide and fits.' },
      { score: 3, message: 'The title is {value} wide; what stands behind 600 px is cut off.' },
    ],
    measure: ({ displayTitle: shownTitle }) => ({ value: Math.round(measureTextWidth(shownTitle, TITLE_LINE.fontPx)) }),
  },
  {
    id: 'description-length',
    topic: 'search result',
    label: 'Length of the description',
    unit: 'characters',
    needs: 'a description',
    source: 'Yoast: 121 to 156 characters (Rank Math counts 920 px)',
    reason:
      'Search engines show the description below the title when it answers what was asked; otherwise they pick a passage of the text.',
    fix: 'Say in one or two sentences what the reader gets, in 121 to 156 characters.',
    scale: [
      { to: 0, score: 1, message: 'The page has no description.' },
      { to: 120, score: 6, message: 'The description has {value} and leaves room that other results use.' },
      { to: 156, score: 9, message: 'The description has {value}: as much as is shown.' },
      { score: 6, message: 'The description has {value}; its end is cut off.' },
    ],
    measure: ({ page }) => ({ value: [...page.description.trim()].length }),
  },
  {
    id: 'address-length',
    topic: 'search result',
    label: 'Length of the address',
    unit: 'characters',
    needs: 'an address',
    source: 'Rank Math: up to 75 characters, with the site’s name',
    reason: 'A short address is read, remembered and passed on whole.',
    fix: 'Keep the words of the address that carry its subject. When the page is public already, a redirect leads from the old one.',
    scale: [
      { to: 75, score: 9, message: 'The address has {value}.' },
      { score: 6, message: 'The address has {value}; only a part of it is shown.' },
    ],
    measure: ({ page }) => (page.path ? { value: (page.origin + page.path).length } : undefined),
  },
]
