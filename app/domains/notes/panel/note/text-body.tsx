import { useEffect, useLayoutEffect, useRef } from 'react'
import { showToast } from '~/ui/toasts'
import { NoteText, type NoteTextHandle } from '../../editor/note-text'
import { shownTitle } from '../../note'
import type { OwnNote } from '../notes-store'
import type { Panel } from '../use-panel'

/** The rich text of a note: what is typed goes to the store, what comes from elsewhere to the screen. */
export function TextBody({ panel, note }: { panel: Panel; note: OwnNote }) {
  const handle = useRef<NoteTextHandle>(null)
  // what the editor shows, as far as it has told
  const shown = useRef(note.content)
  const receive = useRef<(html: string) => void>(undefined)
  receive.current = (html) => {
    if (html === shown.current) return
    shown.current = html
    panel.store.change(note.id, { content: html })
  }
  const tell = useRef((html: string) => receive.current?.(html)).current

  function put(html: string) {
    const before = shown.current
    const typed = untold(handle.current, receive)
    shown.current = html
    handle.current?.replace(html)
    if (typed !== undefined && typed !== before && typed !== html) keepApart(panel, note, typed)
  }

  const latest = useRef(put)
  latest.current = put
  useEffect(() => {
    if (note.content !== shown.current) latest.current(note.content)
  }, [note.content])

  useLayoutEffect(() => {
    const flush = () => handle.current?.flush()
    panel.flush.current = flush
    panel.focusBody.current = () => handle.current?.focus()
    panel.onReplaced.current = (html) => html !== shown.current && latest.current(html)
    return () => {
      flush()
      panel.flush.current = () => {}
      panel.focusBody.current = () => {}
      panel.onReplaced.current = () => {}
    }
  }, [panel.flush, panel.focusBody, panel.onReplaced])

  return <NoteText ref={handle} content={note.content} label={`Text of ${shownTitle(note)}`} onChange={tell} />
}

type Receiver = React.RefObject<((html: string) => void) | undefined>

/** What was typed and not told yet, told to nobody but the caller. */
function untold(handle: NoteTextHandle | null, receive: Receiver) {
  let typed: string | undefined
  const before = receive.current
  receive.current = (html) => {
    typed = html
  }
  handle?.flush()
  receive.current = before
  return typed
}

/** What was typed in the moment in which another version came becomes a note of its own. */
function keepApart({ store }: Panel, note: OwnNote, typed: string) {
  const { is_todo, items } = note
  store.create({ is_todo, items, content: typed, title: `${shownTitle(note).slice(0, 180)} (typed here)` })
  showToast('Another version came while you typed. Yours is a note of its own.')
}
