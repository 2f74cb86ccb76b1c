import type { AiUse } from '~/platform/ai/ai-use'
import { tokensText } from '~/platform/ai/tokens-text'

interface SampleTextProps {
  row: number
  text?: string
  use?: AiUse | null
  rowCount: number
}

/** What the AI has written for a row, and what that means for all of them. */
export function SampleText({ row, text, use, rowCount }: SampleTextProps) {
  const rows = rowCount.toLocaleString('en-US')
  return (
    <figure className="grid gap-1.5 text-dense">
      <figcaption className="text-muted tabular-nums">
        Row {row}.{' '}
        {use ? `All ${rows} rows, if they are like this one: ${tokensText(timesRows(use, rowCount))}.` : KEPT}
      </figcaption>
      <blockquote className="max-w-prose rounded-md bg-wash px-3 py-2 whitespace-pre-line">{text}</blockquote>
    </figure>
  )
}

const KEPT = 'Answered before: it stays the same and costs nothing.'

function timesRows({ inputTokens, outputTokens, costMicros }: AiUse, rows: number): AiUse {
  return {
    inputTokens: inputTokens * rows,
    outputTokens: outputTokens * rows,
    costMicros: costMicros === null ? null : costMicros * rows,
  }
}
