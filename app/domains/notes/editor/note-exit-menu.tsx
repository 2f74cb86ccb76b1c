import { Copy, FileDown, FileText, Share2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '~/ui/toasts'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import { copyNote, type HandedOut, shareNote } from '../copy-note'
import { noteAsMarkdown } from '../export/note-as-markdown'
import { noteAsText } from '../export/note-as-text'
import { type NoteContent, shownTitle } from '../note'

const kinds = {
  md: { write: noteAsMarkdown, type: 'text/markdown' },
  txt: { write: noteAsText, type: 'text/plain' },
}

const LONGEST_NAME = 80

/** Ways out for a note: to another program, onto the clipboard, into a file. */
export function NoteExitMenu({ note }: { note: NoteContent }) {
  const button = useRef<HTMLButtonElement>(null)
  function handOut(way: typeof copyNote) {
    const within = button.current?.closest<HTMLElement>('[role=dialog]') ?? document.body
    // after the menu has given the focus back to its button
    setTimeout(() => void way(note, within).then(say))
  }
  return (
    <Menu trigger={<IconButton ref={button} variant="quiet" icon={Upload} label="Copy or export" />}>
      {typeof navigator.share === 'function' && (
        <MenuItem icon={Share2} onSelect={() => handOut(shareNote)}>
          Send to another app
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => handOut(copyNote)}>
        Copy as text
      </MenuItem>
      <MenuLine />
      <MenuItem icon={FileDown} onSelect={() => downloadNote(note, 'md')}>
        Download as Markdown
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => downloadNote(note, 'txt')}>
        Download as text
      </MenuItem>
    </Menu>
  )
}

function say(outcome: HandedOut) {
  if (outcome === 'copied') showToast('The note is on the clipboard.')
}

/** Hands the note to the browser as a file; nothing is asked of the server. */
function downloadNote(note: NoteContent, kind: keyof typeof kinds) {
  const { write, type } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(note)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(shownTitle(note))}.${kind}`
  link.click()
  // the browser reads it a moment later
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A title as a name that every system takes. */
function fileName(title: string) {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
  return [...name].slice(0, LONGEST_NAME).join('').trim() || 'Note'
}
