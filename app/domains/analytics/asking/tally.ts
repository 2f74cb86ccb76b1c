import type { Day } from '../days/day'

/** A day as it is kept in memory: its texts are numbers of the texts of all days. */
export interface KnownDay extends Omit<Day, 'texts'> {
  /** Number of the day's text → number of the same text among `Words`. */
  words: Uint32Array
  /** Which of its hits are purchases: few, and many tallies ask for them. */
  purchases: Uint32Array
}

/** Every text of all days that are kept, once. */
export interface Words {
  textOf: (word: number) => string
  /** Undefined where no day has this text. */
  wordOf: (text: string) => number | undefined
  readonly size: number
}

/** Counts one thing over many days. A figure of several days is the sum of its days: nobody is known on two of them. */
export interface Tally<Result> {
  /** Takes a day in. `isChosen` has 1 for each visit that passes the filters. */
  take: (day: KnownDay, isChosen: Uint8Array, words: Words) => void
  result: (words: Words) => Result
}
