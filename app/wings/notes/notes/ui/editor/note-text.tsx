import { useMemo } from 'react'
import './note-text.css'
import { dropClasses, sanitizeNoteDom } from './sanitize-note-dom'
import { stripSourceWhitespace } from './strip-source-whitespace'

interface NoteTextProps {
  html: string
  /** What it is called for those who do not see it. */
  label: string
}

/**
 * The rich text of a note to read, whoever wrote it: cleaned once more, without the classes of its writer, in a box that
 * nothing of it can leave.
 */
export function NoteText({ html, label }: NoteTextProps) {
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
