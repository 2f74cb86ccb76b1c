import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { htmlOfNote } from '~/domains/notes/editor/document/html-of-note'
import { readNote } from '~/domains/notes/editor/document/read-note'
import { NoteExitMenu } from '~/domains/notes/editor/note-exit-menu'
import { NoteText, type NoteTextHandle } from '~/domains/notes/editor/note-text'
import { cleanNotePaste } from '~/domains/notes/editor/paste/clean-note-paste'
import { markdownAsHtml } from '~/domains/notes/editor/paste/markdown-as-html'
import type { NoteContent } from '~/domains/notes/note'
import { Toasts } from '~/ui/toasts'
import { Dialog } from '~/ui/workspace/dialog'

let root: Root | undefined
export let told: string[] = []
export const handle = createRef<NoteTextHandle>()

const tell = (html: string) => void told.push(html)

/** Shows a note; what it tells is gathered. */
export function show(content: string, isReadOnly = false, label = 'Text of the note') {
  told = []
  key++
  draw(content, isReadOnly, label)
}

let key = 0

/** Draws the same note again. */
export function draw(content: string, isReadOnly: boolean, label: string) {
  root ??= createRoot(document.querySelector('#root') as Element)
  flushSync(() =>
    root?.render(
      <NoteText key={key} ref={handle} content={content} onChange={tell} isReadOnly={isReadOnly} label={label} />,
    ),
  )
}

/** A note and its menu as they stand in the panel: in a dialog. */
export function showInDialog(note: NoteContent) {
  told = []
  key++
  toast.dismiss()
  root ??= createRoot(document.querySelector('#root') as Element)
  flushSync(() =>
    root?.render(
      <Dialog key={key} title="Smart Notes" open onOpenChange={() => {}}>
        <NoteExitMenu note={note} />
        <NoteText ref={handle} content={note.content} onChange={tell} label="Text of the note" />
        <textarea aria-label="Elsewhere" />
        <Toasts />
      </Dialog>,
    ),
  )
}

export const latest = () => told.at(-1)
export const through = (html: string) => htmlOfNote(readNote(html))
export const pasted = (html: string) => through(cleanNotePaste(html))
export const pastedMarkdown = (text: string) => pasted(markdownAsHtml(text))
