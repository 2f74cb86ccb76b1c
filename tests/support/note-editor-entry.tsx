import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { serializeNote } from '~/domains/notes/editor/document/html-of-note'
import { parseNoteHtml } from '~/domains/notes/editor/document/read-note'
import { NoteExportMenu } from '~/domains/notes/editor/note-exit-menu'
import { NoteText, type NoteTextHandle } from '~/domains/notes/editor/note-text'
import { sanitizePastedHtml } from '~/domains/notes/editor/paste/clean-note-paste'
import { markdownToHtml } from '~/domains/notes/editor/paste/markdown-as-html'
import type { NoteContent } from '~/domains/notes/note'
import { Toaster } from '~/ui/toasts'
import { Dialog } from '~/ui/workspace/dialog'

let root: Root | undefined
export let changes: string[] = []
export const handle = createRef<NoteTextHandle>()

const recordChange = (html: string) => void changes.push(html)

/** Shows a note; what it tells is gathered. */
export function showNote(content: string, isReadOnly = false, label = 'Text of the note') {
  changes = []
  key++
  renderNote(content, isReadOnly, label)
}

let key = 0

/** Draws the same note again. */
export function renderNote(content: string, isReadOnly: boolean, label: string) {
  root ??= createRoot(document.querySelector('#root') as Element)
  flushSync(() =>
    root?.render(
      <NoteText
        key={key}
        ref={handle}
        content={content}
        onChange={recordChange}
        isReadOnly={isReadOnly}
        label={label}
      />,
    ),
  )
}

/** A note and its menu as they stand in the panel: in a dialog. */
export function showInDialog(note: NoteContent) {
  changes = []
  key++
  toast.dismiss()
  root ??= createRoot(document.querySelector('#root') as Element)
  flushSync(() =>
    root?.render(
      <Dialog key={key} title="Smart Notes" open onOpenChange={() => {}}>
        <NoteExportMenu note={note} />
        <NoteText ref={handle} content={note.content} onChange={recordChange} label="Text of the note" />
        <textarea aria-label="Elsewhere" />
        <Toaster />
      </Dialog>,
    ),
  )
}

export const latestHtml = () => changes.at(-1)
export const roundTrip = (html: string) => serializeNote(parseNoteHtml(html))
export const roundTripPaste = (html: string) => roundTrip(sanitizePastedHtml(html))
export const roundTripMarkdown = (text: string) => roundTripPaste(markdownToHtml(text))
