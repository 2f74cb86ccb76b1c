import type { DayData } from '../days/day-data'

/** A day as it is kept in memory: its texts are numbers of the texts of all days. */
export interface IndexedDay extends Omit<DayData, 'texts'> {
  /** Number of the day's text → number of the same text among `Words`. */
  textIds: Uint32Array
  /** Which of its hits are purchases: few, and many aggregators ask for them. */
  purchaseHits: Uint32Array
  /** By hit, what purchases in other currencies than the studio's brought; missing where there are none. `hits.cents` is without it. */
  otherCents?: Float64Array
}

/** Every text of all days that are kept, once. */
export interface TextLookup {
  getText: (word: number) => string
  /** Undefined where no day has this text. */
  findTextId: (text: string) => number | undefined
  readonly size: number
}

/** Counts one thing over many days. A figure of several days is the sum of its days: nobody is known on two of them. */
export interface Aggregator<Result> {
  /** Takes a day in. `isChosen` has 1 for each visit that passes the filters. */
  add: (day: IndexedDay, isChosen: Uint8Array, words: TextLookup) => void
  result: (words: TextLookup) => Result
}
