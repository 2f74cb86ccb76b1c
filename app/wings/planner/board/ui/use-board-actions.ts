import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toaster'
import type { BoardChange } from '../engine/board-change'
import type { PlanPerson } from '../plan-people.queries.server'
import { COLUMN_LABELS, listColumn, type ProgressByTask } from '../task-progress'
import type { MoveDestination } from './move-menu'
import type { LiveBoard } from './use-live-board'
import { useUndoShortcut } from './use-undo-shortcut'

const taskCountLabel = (taskIds: string[]) => (taskIds.length === 1 ? `${taskIds[0]}` : `${taskIds.length} tasks`)
const verbForCount = (taskIds: string[]) => (taskIds.length === 1 ? 'is' : 'are')

/** What can be done on a board. Everything is said aloud, and can be undone. */
export function useBoardActions({ store, canEdit }: LiveBoard, people: readonly PlanPerson[]) {
  const [announcement, setAnnouncement] = useState('')
  const focusCard = useFocusOnCard()

  function act(label: string, changes: BoardChange[], taskIds: string[]) {
    const key = store.apply(label, changes)
    if (key !== undefined && taskIds.length > 1) {
      const run = () => say(undoneMessage(store.undo(key)))
      showToast(`${label}.`, 'success', { label: 'Undo', onClick: run })
    }
  }

  const say = (text: string) => setAnnouncement((before) => (before === text ? `${text} ` : text))

  function undo() {
    if (canEdit) say(undoneMessage(store.undo()))
  }
  useUndoShortcut(undo)

  return {
    announcement,
    undo,
    /** `also` is done with it: who a card is assigned to by the lane that it is dropped in. */
    move(taskIds: string[], place: MoveDestination, also: BoardChange[] = []) {
      if (!canEdit) return
      act(
        `${taskCountLabel(taskIds)} moved to ${COLUMN_LABELS[place.status]}`,
        [{ type: 'move', taskIds, ...place }, ...also],
        taskIds,
      )
      say(
        `${taskCountLabel(taskIds)} ${verbForCount(taskIds)} now in ${positionLabel(store.view().rows, taskIds[0] ?? '')}.`,
      )
    },
    assign(taskIds: string[], assigneeId: string | null) {
      if (!canEdit) return
      const name = people.find(({ id }) => id === assigneeId)?.name ?? 'nobody'
      act(`${taskCountLabel(taskIds)} assigned to ${name}`, [{ type: 'assign', taskIds, assigneeId }], taskIds)
      say(`${taskCountLabel(taskIds)} ${verbForCount(taskIds)} now assigned to ${name}.`)
    },
    focusCard,
  }
}

const undoneMessage = (label: string | undefined) => (label ? `Undone: ${label}.` : 'Nothing to undo.')

/** "Review, 2 of 5" */
function positionLabel(rows: ProgressByTask, taskId: string) {
  const status = rows.get(taskId)?.status ?? 'backlog'
  const column = listColumn(rows, status)
  return `${COLUMN_LABELS[status]}, ${column.findIndex((row) => row.taskId === taskId) + 1} of ${column.length}`
}

/** A card that moves to another column is drawn anew there: the focus goes after it. */
function useFocusOnCard() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const taskId = wanted.current
    if (!taskId) return
    wanted.current = undefined
    // once it is painted: a focus asks for the layout of the whole board, which the drop would wait for
    requestAnimationFrame(() => setTimeout(() => focusCardButton(taskId)))
  })
  return (taskId: string) => {
    wanted.current = taskId
  }
}

function focusCardButton(taskId: string) {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(taskId)}"] [data-open]`)?.focus()
}
