import { type DragEvent, useEffect, useRef, useState } from 'react'
import { showToast } from '../toaster'
import { moveArrayItem } from './move-array-item'

interface UseRepeaterRowsOptions<Row> {
  rows: Row[]
  onChange: (rows: Row[]) => void
  getRowLabel: (row: Row, at: number) => string
  onAdd?: () => Row | Promise<Row | undefined>
  isNewestFirst?: boolean
}

export type RepeaterRows<Row> = ReturnType<typeof useRepeaterRows<Row>>

let lastKey = 0
const newKey = () => `row-${++lastKey}`

/** What can be done with the rows of a list, each of which keeps its key and its focus wherever it goes. */
export function useRepeaterRows<Row>(props: UseRepeaterRowsOptions<Row>) {
  const latest = useRef(props)
  latest.current = props
  const { rows, getRowLabel } = props
  const [keys, setKeys] = useKeys(rows.length)
  const [announcement, setNews] = useState('')
  const { list, addButton, focusLater } = useFocusAfterChange(keys)

  function put(next: Row[], nextKeys: string[]) {
    setKeys(nextKeys)
    latest.current.onChange(next)
  }

  async function add() {
    const row = await latest.current.onAdd?.()
    if (row === undefined) return
    const key = newKey()
    const { rows: now, isNewestFirst } = latest.current
    put(isNewestFirst ? [row, ...now] : [...now, row], isNewestFirst ? [key, ...keys] : [...keys, key])
    focusLater({ key, find: 'input, textarea' })
  }

  function move(from: number, to: number) {
    const row = rows[from]
    if (row === undefined || to < 0 || to >= rows.length || from === to) return
    put(moveArrayItem(rows, from, to), moveArrayItem(keys, from, to))
    setNews(`${getRowLabel(row, from)} is now ${to + 1} of ${rows.length}.`)
    focusLater({ key: keys[from] ?? '', find: `[data-move="${to > from ? 1 : -1}"]` })
  }

  function remove(at: number) {
    const [row, key] = [rows[at], keys[at]]
    if (row === undefined || key === undefined) return
    put(rows.toSpliced(at, 1), keys.toSpliced(at, 1))
    focusLater({ key: keys[at + 1] ?? keys[at - 1] ?? '', find: '[data-move="-1"]' })
    const run = () => latest.current.onChange(latest.current.rows.toSpliced(at, 0, row))
    showToast(`${getRowLabel(row, at)} was removed.`, 'success', { label: 'Undo', onClick: run })
  }

  const change = (at: number, row: Row) => latest.current.onChange(latest.current.rows.with(at, row))
  return { keys, news: announcement, list, addButton, add, move, remove, change, ...useDragging(move) }
}

/** A key for each row; rows that came from elsewhere (a restored state) get new ones. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<string[]>([])
  if (keys.length === count) return [keys, setKeys] as const
  const fitting = Array.from({ length: count }, (_, at) => keys[at] ?? newKey())
  setKeys(fitting)
  return [fitting, setKeys] as const
}

/** Moves the focus once the rows are drawn; to the button that adds one when there is no such row. */
function useFocusAfterChange(keys: string[]) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wanted = useRef<{ key: string; find: string }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys change when rows come, go or move
  useEffect(() => {
    if (!wanted.current) return
    const { key, find } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-row="${key}"]`)
    const target = row?.querySelector<HTMLElement>(find) ?? addButton.current
    target?.focus()
  }, [keys])
  const focusLater = (target: { key: string; find: string }) => {
    wanted.current = target
  }
  return { list, addButton, focusLater }
}

/** Dragging with a pointer; fingers and keys have the buttons. */
function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  function stop() {
    setDragged(undefined)
    setOver(undefined)
  }
  const dragSource = (at: number) => ({
    draggable: true,
    onDragStart(event: DragEvent<Element>) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(at))
      const row = event.currentTarget.closest('li')
      if (row) event.dataTransfer.setDragImage(row, 16, 16)
      setDragged(at)
    },
    onDragEnd: stop,
  })
  const dropTarget = (at: number) => ({
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(at)
    },
    onDrop(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      move(dragged, at)
      stop()
    },
  })
  return { over, dragSource, dropTarget }
}
