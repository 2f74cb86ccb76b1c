import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from '~/ui/toaster'
import { Dialog } from '~/ui/workspace/dialog'
import type { NoteContent } from '~/wings/notes/notes/note'
import { markdownToHtml } from '~/wings/notes/notes/ui/editor/markdown-to-html'
import { NoteExportMenu } from '~/wings/notes/notes/ui/editor/note-export-menu'
import { NoteText } from '~/wings/notes/notes/ui/editor/note-text'
import { type NoteEditorHandle, NoteTextEditor } from '~/wings/notes/notes/ui/editor/note-text-editor'
import { parseNoteHtml } from '~/wings/notes/notes/ui/editor/parse-note-html'
import { sanitizePastedHtml } from '~/wings/notes/notes/ui/editor/sanitize-pasted-html'
import { serializeNote } from '~/wings/notes/notes/ui/editor/serialize-note'

let root: Root | undefined
export let changes: string[] = []
export const handle = createRef<NoteEditorHandle>()

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
      isReadOnly ? (
        <NoteText key={key} html={content} label={label} />
      ) : (
        <NoteTextEditor key={key} ref={handle} content={content} onChange={recordChange} label={label} />
      ),
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
        <NoteTextEditor ref={handle} content={note.content} onChange={recordChange} label="Text of the note" />
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
