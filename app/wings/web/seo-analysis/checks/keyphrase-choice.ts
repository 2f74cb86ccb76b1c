import { memoizeText } from '~/kits/language/memoize-text'
import { isSameKeyphrase, MAX_ANALYZED_KEYPHRASE_LENGTH, parseKeyphrase } from '../text/keyphrase'
import type { PageCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'

// those of the other pages are the same at each pause while somebody types
const parseCachedKeyphrase = memoizeText(parseKeyphrase, MAX_ANALYZED_KEYPHRASE_LENGTH)

/** Whether the keyphrase is a good one to begin with. */
export const KEYPHRASE_CHOICE_CHECKS: PageCheck[] = [
  {
    id: 'keyphrase-length',
    topic: 'keyphrase',
    label: 'Keyphrase length',
    unit: 'words',
    needs: 'a focus keyphrase',
    source: 'Yoast: 1 to 4 content words; up to 8 is acceptable',
    reason: 'People search with short phrases.',
    fix: 'Set a focus keyphrase of 1 to 4 content words.',
    scale: [
      {
        below: 1,
        score: 1,
        message: 'No focus keyphrase is set.',
      },
      { to: 4, score: 9, message: 'The keyphrase has {value}.' },
      { to: 8, score: 6, message: 'The keyphrase has {value}, more than the recommended maximum of 4.' },
      { score: 3, message: 'The keyphrase has {value}, far more than the recommended maximum of 4.' },
    ],
    measure: ({ keyphrase }) => ({ value: keyphrase ? keyphrase.stems.length : 0 }),
  },
  {
    id: 'keyphrase-used-elsewhere',
    topic: 'keyphrase',
    label: 'Previously used keyphrase',
    unit: 'pages',
    needs: 'a focus keyphrase',
    source: 'Yoast: on no other page; once is acceptable',
    reason: 'Pages with the same keyphrase compete with each other in search results.',
    fix: 'Use a different keyphrase, or merge the pages and redirect one of them.',
    scale: [
      { to: 0, score: 9, message: 'No other page uses this keyphrase.' },
      { to: 1, score: 6, message: 'The page “{first}” also uses this keyphrase.' },
      { score: 1, message: '{value} also use this keyphrase, including “{first}”.' },
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
