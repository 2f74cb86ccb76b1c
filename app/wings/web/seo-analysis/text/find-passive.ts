import { IRREGULAR_PARTICIPLES } from '~/kits/language/rules/english-verbs'
import type { Word } from './words'

const wordSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

const FORMS_OF_BE = wordSet(
  'am is are was were be been being',
  "isn't aren't wasn't weren't ain't i'm you're he's she's it's we're they're that's there's who's what's",
)

const FORMS_OF_GET = wordSet('get gets got gotten getting')

/** What may stand between the auxiliary and the participle, besides adverbs in -ly. */
const WORDS_BETWEEN = wordSet(
  'not never also always often already just still now then ever even only once twice soon again almost nearly well better best',
  'been being so too all both sometimes seldom rarely usually first all far further later long much more most less quite rather',
  'thus therefore however instead perhaps maybe thereby otherwise',
)

/** Words in -ed that are no participles. */
const FALSE_PARTICIPLES = wordSet(
  'aged bed bleed blessed breed creed crooked deed dogged embed exceed feed greed hatred heed hundred indeed infrared jagged',
  'kindred learned misdeed naked need proceed ragged red reed rugged sacred seed shed sled speed succeed ted unneed wed weed',
  'wicked wretched allied biped moped rapid united gifted talented detailed limited sophisticated complicated',
)

/** Participles that tell what somebody or something is like, unless a "by" follows. */
const PARTICIPLE_ADJECTIVES = wordSet(
  'advanced afraid annoyed ashamed automated bored committed concerned confused connected convinced crowded dedicated delighted',
  'determined disappointed distributed educated embarrassed excited exhausted experienced finished frightened frustrated',
  'interested interrelated involved isolated married mixed motivated needed organized pleased prepared qualified relaxed',
  'related relieved retired satisfied scared scattered skilled stuck stressed supposed surprised thrilled tired unexpected',
  'unwanted used worried broken lost hidden drunk sunken swollen done',
)

const MAX_BETWEEN = 4
const MAX_SUBJECT_LENGTH = 5

/**
 * Where a sentence says what is done rather than who does it: "was quickly written", "got fixed". Returns the first such
 * pair of words. Participles that only describe ("is interested") count with a "by" only.
 */
export function findPassive(words: readonly Word[], isQuestion = false): { from: number; to: number } | undefined {
  for (let at = 0; at < words.length; at++) {
    const { text, from } = words[at] as Word
    const isGet = FORMS_OF_GET.has(text)
    if (!isGet && !FORMS_OF_BE.has(text)) continue
    const place = participleAfter(words, at) ?? (isQuestion && at === 0 ? participleAfterSubject(words) : undefined)
    const participle = place === undefined ? undefined : words[place]
    // "get started" is how products greet people
    if (participle && !(isGet && participle.text === 'started')) return { from, to: participle.to }
  }
  return undefined
}

function participleAfter(words: readonly Word[], auxiliary: number) {
  let at = auxiliary + 1
  while (at - auxiliary <= MAX_BETWEEN && isBetween(words[at]?.text ?? '')) at++
  return isParticiple(words, at) ? at : undefined
}

const isBetween = (word: string) => WORDS_BETWEEN.has(word) || (word.length > 4 && word.endsWith('ly'))

/** "Was the report written?": the participle stands behind a few words that name somebody or something. */
function participleAfterSubject(words: readonly Word[]) {
  for (let at = 2; at <= MAX_SUBJECT_LENGTH + 1; at++) if (isParticiple(words, at) && at >= words.length - 4) return at
  return undefined
}

function isParticiple(words: readonly Word[], at: number) {
  const word = words[at]?.text ?? ''
  const isForm =
    IRREGULAR_PARTICIPLES.has(word) || (word.length > 3 && word.endsWith('ed') && !FALSE_PARTICIPLES.has(word))
  return isForm && (!PARTICIPLE_ADJECTIVES.has(word) || words[at + 1]?.text === 'by')
}
