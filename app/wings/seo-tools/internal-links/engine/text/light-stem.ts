/*
 * Plurals, possessives, -ed and -ing of English words, as steps 1a to 1c and 5a of M. F. Porter, An algorithm for suffix
 * stripping, 1980. The later steps, which turn "university" and "universe" into one, are left out on purpose.
 */

const irregular = new Map(
  Object.entries({
    children: 'child',
    people: 'person',
    men: 'man',
    women: 'woman',
    indices: 'index',
    analyses: 'analysis',
    used: 'use',
    uses: 'use',
    using: 'use',
    ties: 'tie',
    tied: 'tie',
    embeds: 'embed',
    skies: 'sky',
    built: 'build',
    wrote: 'write',
    written: 'write',
    made: 'make',
    sold: 'sell',
    bought: 'buy',
    sent: 'send',
    ...Object.fromEntries(
      ['news', 'series', 'always', 'lens', 'canvas', 'embed', 'during'].map((word) => [word, word]),
    ),
  }),
)

const asciiWord = /^[a-z]{3,40}$/
const vowel = /[aeiouy]/
const double = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
// a short syllable: consonant, vowel, consonant
const shortEnd = /[^aeiou][aeiouy][^aeiouwxy]$/
const oneSyllable = /^[^aeiou]*[aeiouy]+[^aeiou]+$/

/** What the forms of one word have in common: takes a folded word and returns a folded one. Others than English stay. */
export function lightStem(word: string) {
  const owned = word.replace(/'s$|'$/, '')
  const known = irregular.get(owned)
  if (known !== undefined) return stripFinalVowel(known)
  return asciiWord.test(owned) ? stripFinalVowel(withoutSuffix(singular(owned))) : owned
}

function singular(word: string) {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return /(?:sses|ies)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function withoutSuffix(word: string) {
  if (word.endsWith('eed')) return word
  if (word.endsWith('ied')) return word.slice(0, -2)
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : word
  if (stem === word || stem.length < 2 || !vowel.test(stem)) return word
  if (double.test(stem)) return stem.slice(0, -1)
  const lostItsE = /(?:at|bl|iz)$/.test(stem) || (oneSyllable.test(stem) && shortEnd.test(stem))
  return lostItsE ? `${stem}e` : stem
}

// "query" meets "queries", "route" meets "routing"; "plane" keeps its end and stays apart from "plan"
function stripFinalVowel(word: string) {
  if (word.length < 4) return word
  const stem = word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return `${stem}i`
  if (!word.endsWith('e') || stem.endsWith('e') || !vowel.test(stem)) return word
  return oneSyllable.test(stem) && shortEnd.test(stem) ? word : stem
}
