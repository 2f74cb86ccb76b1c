import { Copy, FileDown, FileText, Share2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '~/ui/toasts'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import { copyNote, type HandedOut, shareNote } from '../copy-note'
import { downloadNote } from '../export/download-note'
import type { NoteContent } from '../note'

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
