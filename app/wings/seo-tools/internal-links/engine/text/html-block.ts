import type { HtmlTag } from './find-next-tag'
import type { BlockKind, UnlinkablePlace } from './html-elements'
import { lastIndexAtOrBefore } from './last-index-at-or-before'
import type { Sentences } from './sentences'

/** A part of the text of a block and the part of the HTML that it comes from. Of equal length, it stands there as it is. */
export interface TextRun {
  at: number
  length: number
  source: number
  sourceLength: number
}

/** A part of a block that carries no link. */
export interface UnlinkableSpan {
  start: number
  end: number
  reason: UnlinkablePlace
}

/**
 * A paragraph, item, cell … of an HTML text: its words as people read them. Offsets are UTF-16 units of `text`; runs and
 * tags know where they stand in the HTML. A `<br>` is U+2028, a picture U+FFFC.
 */
export interface HtmlBlock {
  kind: BlockKind
  text: string
  sentences: Sentences
  runs: TextRun[]
  /** Of what stands in a line, such as `<strong>`. */
  tags: HtmlTag[]
  unlinkable: UnlinkableSpan[]
}

/** Where the unit at this offset begins in the HTML. */
export function sourceStart({ runs }: HtmlBlock, offset: number) {
  const run = findTextRun(runs, offset)
  return run.length === run.sourceLength ? run.source + offset - run.at : run.source
}

/** Where the unit before this offset ends in the HTML. */
export function sourceEnd({ runs }: HtmlBlock, offset: number) {
  const run = findTextRun(runs, offset - 1)
  return run.length === run.sourceLength ? run.source + offset - run.at : run.source + run.sourceLength
}

function findTextRun(runs: TextRun[], offset: number) {
  return runs[lastIndexAtOrBefore(runs, offset, ({ at }) => at)] as TextRun
}

/** Why nothing between two offsets carries a link, or nothing when it may. */
export function findUnlinkableReason(
  { unlinkable }: HtmlBlock,
  start: number,
  end: number,
): UnlinkablePlace | undefined {
  const span = unlinkable[lastIndexAtOrBefore(unlinkable, end - 1, (one) => one.start)]
  return span && span.end > start ? span.reason : undefined
}
