import './note-text.css'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import { NoteEditor } from './note-editor'
import './note-text.css'
import { dropClasses, sanitizeNoteDom } from './sanitize-note-dom'
import { stripSourceWhitespace } from './strip-source-whitespace'

interface NoteHtmlProps {
  html: string
  /** What it is called for those who do not see it. */
  label?: string
}

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
  useImperativeHandle(ref, () => ({ focus: noop, flush: noop, replace: setHtml }), [])
  return <NoteHtml html={html} label={label} />
}

const noop = () => {}

/**
 * The text of a note to read, whoever wrote it: cleaned once more, without the classes of its writer, in a box that nothing
 * of it can leave.
 */
function NoteHtml({ html, label }: NoteHtmlProps) {
  const shown = useMemo(() => sanitizeForDisplay(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned to the tags of a note, without attributes
  return <article className="note-words" aria-label={label} dangerouslySetInnerHTML={{ __html: shown }} />
}

function sanitizeForDisplay(html: string) {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  sanitizeNoteDom(body, dropClasses)
  stripSourceWhitespace(body)
  return body.innerHTML
}
