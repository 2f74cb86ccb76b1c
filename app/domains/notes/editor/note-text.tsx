import './note-text.css'
import { type Ref, useImperativeHandle, useState } from 'react'
import { NoteEditor } from './note-editor'
import { NoteHtml } from './note-html'

export interface NoteTextHandle {
  focus: () => void
  /** Hands over what was typed and not yet told. */
  flush: () => void
  /** Puts this HTML in the place of the text that was told last. What was typed since stays on top of it, and is told then. */
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

/** The rich text of a note. What can be undone belongs to one note: give another one a `key` of its own. */
export function NoteText(props: NoteTextProps) {
  return props.isReadOnly ? <ReadOnlyNote {...props} /> : <NoteEditor {...props} />
}

function ReadOnlyNote({ content, label, ref }: NoteTextProps) {
  const [html, setHtml] = useState(content)
  useImperativeHandle(ref, () => ({ focus: nothing, flush: nothing, replace: setHtml }), [])
  return <NoteHtml html={html} label={label} />
}

const nothing = () => {}
