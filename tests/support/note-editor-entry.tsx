import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { noteExtensions } from '~/domains/notes/editor/document/extensions'
import { htmlOfNote } from '~/domains/notes/editor/document/html-of-note'
import { readNote } from '~/domains/notes/editor/document/read-note'
import { NoteText, type NoteTextHandle } from '~/domains/notes/editor/note-text'
import { cleanNotePaste } from '~/domains/notes/editor/paste/clean-note-paste'
import { markdownAsHtml } from '~/domains/notes/editor/paste/markdown-as-html'

let root: Root | undefined
export let told: string[] = []
export const handle = createRef<NoteTextHandle>()

/** Shows a note; what it tells is gathered. */
export function show(content: string, isReadOnly = false) {
  told = []
  root ??= createRoot(document.querySelector('#root') as Element)
  const tell = (html: string) => void told.push(html)
  flushSync(() =>
    root?.render(
      <NoteText
        key={Math.random()}
        ref={handle}
        content={content}
        onChange={tell}
        isReadOnly={isReadOnly}
        label="Text of the note"
      />,
    ),
  )
}

export const latest = () => told.at(-1)
export const through = (html: string) => htmlOfNote(readNote(html))
export const pasted = (html: string) => through(cleanNotePaste(html))
export const pastedMarkdown = (text: string) => pasted(markdownAsHtml(text))
export { noteExtensions }
