import type { BlockKind, ClosedPlace } from './elements'
import { lastAtOrBefore } from './last-at-or-before'
import type { FoundTag } from './next-tag'
import type { Sentences } from './sentences'

/** A part of the text of a block and the part of the HTML that it comes from. Of equal length, it stands there as it is. */
export interface Run {
  at: number
  length: number
  source: number
  sourceLength: number
}

/** A part of a block that carries no link. */
export interface ClosedSpan {
  start: number
  end: number
  place: ClosedPlace
}

/**
 * A paragraph, item, cell … of an HTML text: its words as people read them. Offsets are UTF-16 units of `text`; runs and
 * tags know where they stand in the HTML. A `<br>` is U+2028, a picture U+FFFC.
 */
export interface Block {
  kind: BlockKind
  text: string
  sentences: Sentences
  runs: Run[]
  /** Of what stands in a line, such as `<strong>`. */
  tags: FoundTag[]
  closed: ClosedSpan[]
}

/** Where the unit at this offset begins in the HTML. */
export function sourceStart({ runs }: Block, offset: number) {
  const run = runAt(runs, offset)
  return run.length === run.sourceLength ? run.source + offset - run.at : run.source
}

/** Where the unit before this offset ends in the HTML. */
export function sourceEnd({ runs }: Block, offset: number) {
  const run = runAt(runs, offset - 1)
  return run.length === run.sourceLength ? run.source + offset - run.at : run.source + run.sourceLength
}

function runAt(runs: Run[], offset: number) {
  return runs[lastAtOrBefore(runs, offset, ({ at }) => at)] as Run
}

/** Why nothing between two offsets carries a link, or nothing when it may. */
export function closedBetween({ closed }: Block, start: number, end: number): ClosedPlace | undefined {
  const span = closed[lastAtOrBefore(closed, end - 1, (one) => one.start)]
  return span && span.end > start ? span.place : undefined
}
