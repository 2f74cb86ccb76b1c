import { useEffect, useLayoutEffect, useRef } from 'react'
import { NoteText, type NoteTextHandle } from '../../editor/note-text'
import { shownTitle } from '../../note'
import type { OwnNote } from '../notes-store'
import type { Panel } from '../use-panel'

/** The rich text of a note: what is typed goes to the store, what comes from elsewhere to the screen. */
export function TextBody({ panel, note }: { panel: Panel; note: OwnNote }) {
  const { store, flush, focusBody, onReplaced } = panel
  const { id, content } = note
  const handle = useRef<NoteTextHandle>(null)
  // what the editor shows, as far as it has told
  const shown = useRef(content)
  const { tell, put } = useRef({
    tell(html: string) {
      if (html === shown.current) return
      shown.current = html
      store.change(id, { content: html })
    },
    put(html: string) {
      if (html === shown.current) return
      shown.current = html
      handle.current?.replace(html)
    },
  }).current

  useEffect(() => put(content), [put, content])

  useLayoutEffect(() => {
    flush.current = () => handle.current?.flush()
    focusBody.current = () => handle.current?.focus()
    onReplaced.current = put
    return () => {
      flush.current()
      flush.current = () => {}
      focusBody.current = () => {}
      onReplaced.current = () => {}
    }
  }, [flush, focusBody, onReplaced, put])

  return <NoteText ref={handle} content={content} label={`Text of ${shownTitle(note)}`} onChange={tell} />
}
