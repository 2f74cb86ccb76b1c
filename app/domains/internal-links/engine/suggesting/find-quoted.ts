import { asShown } from '../placing/as-shown'
import { type Block, sourceEnd, sourceStart } from '../reading/block'

/** A sentence as it was shown, an offset in it, and where that stood in the HTML then. */
export interface Quoted {
  sentence: string
  at: number
  source: number
}

/**
 * Where a quoted sentence stands in a text that has changed elsewhere since: links that were put in or taken out before it
 * have moved it. Of several that say the same, it is the one nearest to where it stood. Answers the block, and the offset
 * that was meant in the text of the block.
 */
export function findQuoted(blocks: readonly Block[], { sentence, at, source }: Quoted) {
  const quoted = asShown(sentence)
  let nearest: { block: Block; at: number; away: number } | undefined
  for (const block of blocks) {
    const starts = startsOf(asShown(block.text), quoted)
    if (starts.length === 0) continue
    const [away, meant] = [distanceTo(block, source), offsetOf(block, source) - at]
    if (nearest && nearest.away <= away) continue
    const start = starts.reduce((best, one) => (Math.abs(one - meant) < Math.abs(best - meant) ? one : best))
    nearest = { block, at: start + at, away }
  }
  return nearest
}

function startsOf(text: string, quoted: string) {
  const starts: number[] = []
  for (let at = text.indexOf(quoted); quoted && at >= 0; at = text.indexOf(quoted, at + 1)) starts.push(at)
  return starts
}

/** How far a block is from an offset of the HTML. */
function distanceTo(block: Block, source: number) {
  return Math.max(0, sourceStart(block, 0) - source, source - sourceEnd(block, block.text.length))
}

/** The first unit of the text of a block that stands at this offset of the HTML, or behind it. */
function offsetOf({ runs, text }: Block, source: number) {
  const run = runs.find((one) => one.source + one.sourceLength > source)
  if (!run) return text.length - 1
  return run.length === run.sourceLength ? run.at + Math.max(0, source - run.source) : run.at
}
