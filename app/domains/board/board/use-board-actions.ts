import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toasts'
import type { BoardChange } from '../changes/board-change'
import type { LiveBoard } from '../live/use-board'
import { useUndoKey } from '../live/use-undo-key'
import type { PlanPerson } from '../people.server'
import { COLUMN_NAMES, inColumn, type ProgressByTask } from '../progress'
import type { Place } from './move-menu'

const named = (taskIds: string[]) => (taskIds.length === 1 ? `${taskIds[0]}` : `${taskIds.length} tasks`)
const are = (taskIds: string[]) => (taskIds.length === 1 ? 'is' : 'are')

/** What can be done on a board. Everything is said aloud, and can be undone. */
export function useBoardActions({ store, mayChange }: LiveBoard, people: readonly PlanPerson[]) {
  const [news, setNews] = useState('')
  const focusCard = useFocusOnCard()

  function act(label: string, changes: BoardChange[], taskIds: string[]) {
    const key = store.act(label, changes)
    if (key !== undefined && taskIds.length > 1) {
      const run = () => say(takenBack(store.undo(key)))
      showToast(`${label}.`, 'success', { label: 'Undo', run })
    }
  }

  const say = (text: string) => setNews((before) => (before === text ? `${text} ` : text))

  function undo() {
    if (mayChange) say(takenBack(store.undo()))
  }
  useUndoKey(undo)

  return {
    news,
    undo,
    /** `also` is done with it: who a card is assigned to by the lane that it is dropped in. */
    move(taskIds: string[], place: Place, also: BoardChange[] = []) {
      if (!mayChange) return
      act(`${named(taskIds)} to ${COLUMN_NAMES[place.status]}`, [{ type: 'move', taskIds, ...place }, ...also], taskIds)
      say(`${named(taskIds)} ${are(taskIds)} now in ${placeOf(store.view().rows, taskIds[0] ?? '')}.`)
    },
    assign(taskIds: string[], assigneeId: string | null) {
      if (!mayChange) return
      const name = people.find(({ id }) => id === assigneeId)?.name ?? 'nobody'
      act(`${named(taskIds)} assigned to ${name}`, [{ type: 'assign', taskIds, assigneeId }], taskIds)
      say(`${named(taskIds)} ${are(taskIds)} now assigned to ${name}.`)
    },
    focusCard,
  }
}

const takenBack = (label: string | undefined) => (label ? `Taken back: ${label}.` : 'There is nothing to undo.')

/** "Review, 2 of 5" */
function placeOf(rows: ProgressByTask, taskId: string) {
  const status = rows.get(taskId)?.status ?? 'backlog'
  const column = inColumn(rows, status)
  return `${COLUMN_NAMES[status]}, ${column.findIndex((row) => row.taskId === taskId) + 1} of ${column.length}`
}

/** A card that moves to another column is drawn anew there: the focus goes after it. */
function useFocusOnCard() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const taskId = wanted.current
    if (!taskId) return
    wanted.current = undefined
    // once it is painted: a focus asks for the layout of the whole board, which the drop would wait for
    requestAnimationFrame(() => setTimeout(() => focusOn(taskId)))
  })
  return (taskId: string) => {
    wanted.current = taskId
  }
}

function focusOn(taskId: string) {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(taskId)}"] [data-open]`)?.focus()
}
