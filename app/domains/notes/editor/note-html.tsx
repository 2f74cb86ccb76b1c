import './note-text.css'
import { useMemo } from 'react'
import { keepNoteTags, noClasses } from './document/keep-note-tags'
import { withoutLayout } from './document/without-layout'

interface NoteHtmlProps {
  html: string
  /** What it is called for those who do not see it. */
  label?: string
}

/**
 * The text of a note to read, whoever wrote it: cleaned once more, without the classes of its writer, in a box that nothing
 * of it can leave.
 */
export function NoteHtml({ html, label }: NoteHtmlProps) {
  const shown = useMemo(() => harmless(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned to the tags of a note, without attributes
  return <article className="note-words" aria-label={label} dangerouslySetInnerHTML={{ __html: shown }} />
}

function harmless(html: string) {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  keepNoteTags(body, noClasses)
  withoutLayout(body)
  return body.innerHTML
}
