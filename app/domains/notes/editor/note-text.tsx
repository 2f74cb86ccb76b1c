import type { Ref } from 'react'

export interface NoteTextHandle {
  focus: () => void
  /** Hands over what was typed and not yet told. */
  flush: () => void
  /** Puts this HTML in the place of everything; nothing is told. */
  replace: (html: string) => void
}

export interface NoteTextProps {
  /** HTML that the text begins with; later texts come through the handle. */
  content: string
  /** Called with the HTML soon after each change. */
  onChange: (html: string) => void
  isReadOnly?: boolean
  /** What it is called for those who do not see it. */
  label: string
  ref?: Ref<NoteTextHandle>
}

/** The rich text of a note. */
export function NoteText(_props: NoteTextProps) {
  return null
}
