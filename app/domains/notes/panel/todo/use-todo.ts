import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toasts'
import type { NoteItem } from '../../note'
import type { NotesStore, OwnNote } from '../notes-store'
import { emptyItem, type ItemsStep, insertAfter, moveItem, pasteLines, removeEmpty, toggleItem, writeItem } from './items'

let lastKey = 0
const newKey = () => `item-${++lastKey}`

export type Todo = ReturnType<typeof useTodo>

const nameOf = (item: NoteItem | undefined) => item?.text.trim() || 'Empty item'

/** What can be done with the items of a note; each keeps its key, and with it its cursor, wherever it goes. */
export function useTodo(note: OwnNote, store: NotesStore) {
  const items = note.items.length > 0 ? note.items : [emptyItem()]
  const keys = useKeys(items.length)
  const [news, setNews] = useState('')
  const { list, focusLater } = useFocusAfter()
  const latest = useRef(items)
  latest.current = items

  /** The keys change with the rows: `moved` does to them what the step did to the items. */
  function put(step: ItemsStep | undefined, moved: (keys: string[]) => string[]) {
    if (!step) return false
    keys.current = moved(keys.current)
    store.change(note.id, { items: step.items })
    focusLater(keys.current[step.focus.at], step.focus.caret)
    return true
  }

  const verbs = useRef({
    write: (at: number, text: string) => store.change(note.id, { items: writeItem(latest.current, at, text) }),
    toggle: (at: number) => store.changeNow(note.id, { items: toggleItem(latest.current, at) }),
    insert: (at: number) => put(insertAfter(latest.current, at), (known) => known.toSpliced(at + 1, 0, newKey())),
    removeEmpty: (at: number) => put(removeEmpty(latest.current, at), (known) => known.toSpliced(at, 1)),
    remove(at: number) {
      const rest = latest.current.toSpliced(at, 1)
      const items = rest.length > 0 ? rest : [emptyItem()]
      put({ items, focus: { at: Math.max(0, at - 1) } }, (known) => known.toSpliced(at, 1))
    },
    move(from: number, to: number) {
      const item = latest.current[from]
      const key = keys.current[from] ?? newKey()
      const isMoved = put(moveItem(latest.current, from, to), (known) =>
        known.toSpliced(from, 1).toSpliced(to, 0, key),
      )
      if (isMoved) setNews(`${nameOf(item)} is now ${to + 1} of ${latest.current.length}.`)
    },
    /** Whether it was taken care of: one line is pasted as text is. */
    paste(at: number, selection: { start: number; end: number }, text: string) {
      const step = pasteLines(latest.current, { at, ...selection }, text)
      if (step === 'one line') return false
      if (typeof step === 'string') showToast(step, 'error')
      else {
        const more = step.items.length - latest.current.length
        put(step, (known) => known.toSpliced(at + 1, 0, ...Array.from({ length: more }, newKey)))
      }
      return true
    },
    focus: (at: number, caret?: number) => focusLater(keys.current[at], caret, true),
  }).current

  return { items, keys: keys.current, news, list, verbs }
}

/** A key for each row; rows that came from elsewhere get new ones. */
function useKeys(count: number) {
  const keys = useRef<string[]>([])
  if (keys.current.length !== count)
    keys.current = Array.from({ length: count }, (_, at) => keys.current[at] ?? newKey())
  return keys
}

/** Moves the cursor once the rows are drawn. */
function useFocusAfter() {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ key: string; caret: number | undefined }>(undefined)

  function focus() {
    if (!wanted.current) return
    const { key, caret } = wanted.current
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-item="${key}"] textarea`)
    if (!field) return
    wanted.current = undefined
    const place = caret ?? field.value.length
    field.focus()
    field.setSelectionRange(place, place)
  }

  useEffect(focus)
  return {
    list,
    focusLater(key: string | undefined, caret: number | undefined, isNow = false) {
      if (key === undefined) return
      wanted.current = { key, caret }
      if (isNow) focus()
    },
  }
}
