import type { Word } from '~/kits/language/tokenize'

interface PassiveForms {
  /** Forms of "to be" behind which a participle is passive. */
  auxiliaries: ReadonlySet<string>
  /** Words that may stand between the two, besides adverbs. */
  between: ReadonlySet<string>
  adverb: RegExp
  isParticiple(word: string): boolean
  /** Words before the auxiliary that make it reflexive, which is active: "si è". */
  reflexive?: ReadonlySet<string>
  /** The word before whoever does it. Behind a participle that also says what something is like, it makes it passive. */
  by: ReadonlySet<string>
  /** Participles that only describe: "es conocido". */
  adjectives: ReadonlySet<string>
}

const MAX_BETWEEN = 3

/** A function that finds a passive of Romance languages: a form of "to be" with a participle right behind it. */
export function createAdjacentPassiveFinder(forms: PassiveForms) {
  const isBetween = (word: string) => forms.between.has(word) || forms.adverb.test(word)
  const isPassive = (words: readonly Word[], at: number) => {
    const word = words[at]?.text ?? ''
    return forms.isParticiple(word) && (!forms.adjectives.has(word) || forms.by.has(words[at + 1]?.text ?? ''))
  }
  const isAuxiliary = (words: readonly Word[], at: number) =>
    forms.auxiliaries.has(words[at]?.text ?? '') && !forms.reflexive?.has(words[at - 1]?.text ?? '')
  const skipBetween = (words: readonly Word[], from: number) => {
    let at = from
    while (at - from < MAX_BETWEEN && isBetween(words[at]?.text ?? '')) at++
    return at
  }
  return (words: readonly Word[]) => {
    for (const [auxiliary, { from }] of words.entries()) {
      if (!isAuxiliary(words, auxiliary)) continue
      const at = skipBetween(words, auxiliary + 1)
      if (isPassive(words, at)) return { from, to: words[at]?.to ?? from }
    }
    return undefined
  }
}
