import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toaster'
import type { NoteItem } from '../../note'
import type { NotesStore, OwnNote } from '../../store/notes-store-types'
import {
  emptyItem,
  type ItemsEdit,
  insertItemAfter,
  moveItem,
  pasteLines,
  removeEmptyItem,
  setItemText,
  toggleItem,
} from './todo-items'

let lastKey = 0
const newKey = () => `item-${++lastKey}`

export type TodoItems = ReturnType<typeof useTodoItems>

const getItemName = (item: NoteItem | undefined) => item?.text.trim() || 'Empty item'

/** What can be done with the items of a note; each keeps its key, and with it its cursor, wherever it goes. */
export function useTodoItems(note: OwnNote, store: NotesStore) {
  const items = note.items.length > 0 ? note.items : [emptyItem()]
  const keys = useKeys(items.length)
  const [news, setNews] = useState('')
  const { list, focusLater } = useFocusAfter()
  const latest = useRef(items)
  latest.current = items
  const [verbs] = useState(() =>
    createTodoActions({
      items: () => latest.current,
      keys,
      write: (items) => store.change(note.id, { items }),
      writeNow: (items) => store.changeAndSave(note.id, { items }),
      focusLater,
      announce: setNews,
    }),
  )
  return { items, keys: keys.current, news, list, verbs }
}

interface TodoActionsContext {
  items: () => NoteItem[]
  keys: { current: string[] }
  write: (items: NoteItem[]) => void
  writeNow: (items: NoteItem[]) => void
  focusLater: (key: string | undefined, caret?: number, isNow?: boolean) => void
  announce: (news: string) => void
}

function createTodoActions({ items, keys, write, writeNow, focusLater, announce }: TodoActionsContext) {
  /** The keys go the way of the items: out are `count` from `at` on, in their place come others. */
  function put(step: ItemsEdit | undefined, at: number, count: number, come: string[] = []) {
    if (!step) return
    keys.current = keys.current.toSpliced(at, count, ...come)
    write(step.items)
    focusLater(keys.current[step.focus.at], step.focus.caret)
  }

  function move(from: number, to: number) {
    const step = moveItem(items(), from, to)
    if (!step) return
    const [key = newKey()] = keys.current.splice(from, 1)
    announce(`${getItemName(step.items[to])} is now ${to + 1} of ${step.items.length}.`)
    put(step, to, 0, [key])
  }

  /** Whether it was taken care of: one line is pasted as text is. */
  function paste(at: number, selection: { start: number; end: number }, text: string) {
    const step = pasteLines(items(), { at, ...selection }, text)
    if (step === 'one line') return false
    if (typeof step === 'string') showToast(step, 'error')
    else put(step, at + 1, 0, Array.from({ length: step.items.length - items().length }, newKey))
    return true
  }

  /** The only one is emptied. */
  function remove(at: number) {
    const rest = items().toSpliced(at, 1)
    if (rest.length === 0) put({ items: [emptyItem()], focus: { at: 0 } }, at, 1, [newKey()])
    else put({ items: rest, focus: { at: Math.max(0, at - 1) } }, at, 1)
  }

  return {
    move,
    paste,
    remove,
    write: (at: number, text: string) => write(setItemText(items(), at, text)),
    toggle: (at: number) => writeNow(toggleItem(items(), at)),
    insert: (at: number) => put(insertItemAfter(items(), at), at + 1, 0, [newKey()]),
    removeEmpty: (at: number) => put(removeEmptyItem(items(), at), at, 1),
    focus: (at: number, caret?: number) => focusLater(keys.current[at], caret, true),
  }
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
