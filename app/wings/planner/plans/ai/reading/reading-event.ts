import type { TokenUsage } from '~/platform/ai/token-usage'
import type { BriefReading } from '../../brief/brief-reading-schema'
import type { ProblemReason } from './find-reading-problems'

/** What was read so far of each list. */
export type ReadItems = Pick<BriefReading, 'wishes' | 'exclusions'>

/** Something that a model said twice and the idea does not bear out. */
export interface DroppedItem {
  said: string
  reason: ProblemReason
}

/** What the stream of a reading tells: `reading` and `checking` on the way, one of the others at its end. */
export type ReadingEvent =
  /** `items` are those that came since the last event, `text` is what is being written. */
  | { type: 'reading'; items: ReadItems; text: string }
  /** The answer went back with so many faults. */
  | { type: 'checking'; faults: number }
  /** `byRules` counts wishes and exclusions that the model passed over. */
  | { type: 'read'; reading: BriefReading; dropped: DroppedItem[]; byRules: number; use: TokenUsage }
  | { type: 'failed'; message: string; use: TokenUsage }
