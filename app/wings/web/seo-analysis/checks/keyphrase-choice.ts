import { isSameKeyphrase, MAX_ANALYZED_KEYPHRASE_LENGTH, parseKeyphrase } from '../text/keyphrase'
import { memoizeText } from '../text/memoize-text'
import type { PageCheck } from './check'
import type { ParsedPage } from './parse-page'

// those of the other pages are the same at each pause while somebody types
const parseCachedKeyphrase = memoizeText(parseKeyphrase, MAX_ANALYZED_KEYPHRASE_LENGTH)

/** Whether the keyphrase is a good one to begin with. */
export const KEYPHRASE_CHOICE_CHECKS: PageCheck[] = [
  {
    id: 'keyphrase-length',
    topic: 'keyphrase',
    label: 'Length of the keyphrase',
    unit: 'words',
    needs: 'a keyphrase',
    source: 'Yoast: 1 to 4 words that carry the subject; up to 8 is acceptable',
    reason: 'A page is found by the words that people type, and they type few.',
    fix: 'Choose one to four words that somebody would type to find this page.',
    scale: [
      {
        below: 1,
        score: 1,
        message: 'No keyphrase is chosen, so nothing can tell whether the page is about one thing.',
      },
      { to: 4, score: 9, message: 'The keyphrase has {value} that carry its subject.' },
      { to: 8, score: 6, message: 'The keyphrase has {value} that carry its subject; few people type so many.' },
      { score: 3, message: 'The keyphrase has {value} that carry its subject; hardly anybody types so many.' },
    ],
    measure: ({ keyphrase }) => ({ value: keyphrase ? keyphrase.stems.length : 0 }),
  },
  {
    id: 'keyphrase-used-elsewhere',
    topic: 'keyphrase',
    label: 'Keyphrase on other pages',
    unit: 'pages',
    needs: 'a keyphrase',
    source: 'Yoast: on no other page; once is acceptable',
    reason:
      'Two pages for one phrase compete with each other, and search engines may show the one that you do not mean.',
    fix: 'Give each page a keyphrase of its own, or join the pages and redirect one of them.',
    scale: [
      { to: 0, score: 9, message: 'No other page wants to be found by this keyphrase.' },
      { to: 1, score: 6, message: 'The page “{first}” wants to be found by this keyphrase too.' },
      { score: 1, message: '{value} want to be found by this keyphrase too, “{first}” among them.' },
    ],
    measure: findCompetingPages,
  },
]

function findCompetingPages({ page, keyphrase }: ParsedPage) {
  if (!keyphrase) return undefined
  const same = page.otherPages.filter((other) => {
    const phrase = other.path !== page.path && parseCachedKeyphrase(other.keyphrase)
    return phrase && isSameKeyphrase(phrase, keyphrase)
  })
  const where = same.map(({ path }) => ({ text: path }))
  return { value: same.length, variables: { first: same[0]?.title ?? '' }, where }
}
