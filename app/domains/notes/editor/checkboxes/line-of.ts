import type { EditorState } from '@tiptap/pm/state'

export interface Line {
  /** Where it starts in the document. */
  start: number
  text: string
  /** How many of its characters are before the cursor. */
  offset: number
}

/** The line that the cursor, or the beginning of what is selected, stands in; none in code. */
export function lineOf({ selection: { $from } }: EditorState): Line | undefined {
  const { parent, parentOffset } = $from
  if (!parent.isTextblock || parent.type.spec.code) return undefined
  const text = parent.textBetween(0, parent.content.size, undefined, '\n')
  const from = text.slice(0, parentOffset).lastIndexOf('\n') + 1
  const to = text.indexOf('\n', parentOffset)
  return {
    start: $from.start() + from,
    text: text.slice(from, to === -1 ? undefined : to),
    offset: parentOffset - from,
  }
}
