import { Copy, FileDown, FileText, Share2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '~/ui/toaster'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { getDisplayTitle, type NoteContent } from '../../note'
import { noteToMarkdown } from '../../note-to-markdown'
import { noteToText } from '../../note-to-text'
import { copyNoteText, type ShareTextOutcome, shareNoteText } from '../../share-note-text'

const kinds = {
  md: { write: noteToMarkdown, type: 'text/markdown' },
  txt: { write: noteToText, type: 'text/plain' },
}

const MAX_FILE_NAME_LENGTH = 80

/** Ways out for a note: to another program, onto the clipboard, into a file. */
export function NoteExportMenu({ note }: { note: NoteContent }) {
  const button = useRef<HTMLButtonElement>(null)
  function handOut(way: typeof copyNoteText) {
    const within = button.current?.closest<HTMLElement>('[role=dialog]') ?? document.body
    // after the menu has given the focus back to its button
    setTimeout(() => void way(note, within).then(showOutcome))
  }
  return (
    <Menu trigger={<IconButton ref={button} variant="quiet" icon={Upload} label="Copy or export" />}>
      {typeof navigator.share === 'function' && (
        <MenuItem icon={Share2} onSelect={() => handOut(shareNoteText)}>
          Share…
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => handOut(copyNoteText)}>
        Copy as text
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={FileDown} onSelect={() => downloadNote(note, 'md')}>
        Download as Markdown
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => downloadNote(note, 'txt')}>
        Download as text
      </MenuItem>
    </Menu>
  )
}

function showOutcome(outcome: ShareTextOutcome) {
  if (outcome === 'copied') showToast('Note copied.')
}

/** Hands the note to the browser as a file; nothing is asked of the server. */
function downloadNote(note: NoteContent, kind: keyof typeof kinds) {
  const { write, type } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(note)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${noteFileName(getDisplayTitle(note))}.${kind}`
  link.click()
  // the browser reads it a moment later
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A title as a name that every system takes. */
function noteFileName(title: string) {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  return [...name].slice(0, MAX_FILE_NAME_LENGTH).join('').trim() || 'Note'
}
