import type { Word } from '~/kits/language/tokenize'

interface FramedPassive {
  /** Forms of "werden" or "worden". */
  auxiliaries: ReadonlySet<string>
  isParticiple(word: string): boolean
  /** Auxiliaries of the perfect tense: a participle beside one of them is active. */
  perfect: ReadonlySet<string>
}

// words between the auxiliary and the participle that closes its frame
const MAX_FRAME = 15

/**
 * A function that finds a passive of German or Dutch: a form of "werden" whose participle closes the clause ("wird am
 * Montag geprüft"), or stands right before it ("geprüft wird"). Returns where the two words stand, and what is between.
 */
export function createFramedPassiveFinder({ auxiliaries, isParticiple, perfect }: FramedPassive) {
  const hasPerfect = (words: readonly Word[], at: number) =>
    perfect.has(words[at - 1]?.text ?? '') || perfect.has(words[at + 1]?.text ?? '')
  const participleBehind = (words: readonly Word[], auxiliary: number) =>
    words
      .slice(auxiliary + 1, auxiliary + 1 + MAX_FRAME)
      .find(({ text }, at) => isParticiple(text) && !hasPerfect(words, auxiliary + 1 + at))
  return (words: readonly Word[]) => {
    for (const [auxiliary, { text, from, to }] of words.entries()) {
      if (!auxiliaries.has(text)) continue
      const before = words[auxiliary - 1]
      if (before && isParticiple(before.text)) return { from: before.from, to }
      const behind = participleBehind(words, auxiliary)
      if (behind) return { from, to: behind.to }
    }
    return undefined
  }
}
