import type { Word } from '../text/words'
import { IRREGULAR_PARTICIPLES } from './irregular-verbs'
import { ADJECTIVES, BETWEEN, FORMS_OF_BE, FORMS_OF_GET, NO_PARTICIPLES } from './passive-words'

const MOST_BETWEEN = 4
const LONGEST_SUBJECT = 5

/**
 * Where a sentence says what is done rather than who does it: "was quickly written", "got fixed". Returns the first such
 * pair of words. Participles that only describe ("is interested") count with a "by" only.
 */
export function findPassive(words: readonly Word[], isQuestion = false): { from: number; to: number } | undefined {
  for (let at = 0; at < words.length; at++) {
    const { text, from } = words[at] as Word
    const isGet = FORMS_OF_GET.has(text)
    if (!isGet && !FORMS_OF_BE.has(text)) continue
    const place = participleAfter(words, at) ?? (isQuestion && at === 0 ? participleBehindSubject(words) : undefined)
    const participle = place === undefined ? undefined : words[place]
    // "get started" is how products greet people
    if (participle && !(isGet && participle.text === 'started')) return { from, to: participle.to }
  }
  return undefined
}

function participleAfter(words: readonly Word[], auxiliary: number) {
  let at = auxiliary + 1
  while (at - auxiliary <= MOST_BETWEEN && isBetween(words[at]?.text ?? '')) at++
  return isParticiple(words, at) ? at : undefined
}

const isBetween = (word: string) => BETWEEN.has(word) || (word.length > 4 && word.endsWith('ly'))

/** "Was the report written?": the participle stands behind a few words that name somebody or something. */
function participleBehindSubject(words: readonly Word[]) {
  for (let at = 2; at <= LONGEST_SUBJECT + 1; at++) if (isParticiple(words, at) && at >= words.length - 4) return at
  return undefined
}

function isParticiple(words: readonly Word[], at: number) {
  const word = words[at]?.text ?? ''
  const isForm =
    IRREGULAR_PARTICIPLES.has(word) || (word.length > 3 && word.endsWith('ed') && !NO_PARTICIPLES.has(word))
  return isForm && (!ADJECTIVES.has(word) || words[at + 1]?.text === 'by')
}
