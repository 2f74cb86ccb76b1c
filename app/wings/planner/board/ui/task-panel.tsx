import { href, Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { BoardCard } from '../engine/card-filters'
import type { Board } from '../queries.server'
import { COLUMN_LABELS, TASK_STATUSES, type TaskStatus } from '../task-progress'
import type { MoveDestination } from './move-menu'
import { PriorityIndicator } from './priority-indicator'
import { TaskContent } from './task-content'
import type { LiveBoard } from './use-live-board'
import { useTaskDetail } from './use-task-detail'

interface TaskPanelProps {
  board: Board
  live: LiveBoard
  cards: readonly BoardCard[]
  openId: string | null
  onOpen: (taskId: string) => void
  onClose: () => void
  onMove: (taskIds: string[], place: MoveDestination) => void
  onAssign: (taskIds: string[], assigneeId: string | null) => void
}

/** One task beside the board. */
export function TaskPanel({ cards, openId, onClose, ...rest }: TaskPanelProps) {
  const entry = cards.find(({ card }) => card.id === openId)
  const isMissing = openId !== null && !entry
  return (
    <Sheet
      open={openId !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry ? `${entry.card.id} ${entry.card.title}` : 'Task not found'}
    >
      {isMissing && (
        <div className="grid justify-items-start gap-3 text-dense">
          <p>{openId} is no longer in the plan.</p>
          <Button onClick={onClose}>Back to board</Button>
        </div>
      )}
      {entry && <PanelBody key={entry.card.id} card={entry} cards={cards} {...rest} />}
    </Sheet>
  )
}

type PanelBodyProps = Omit<TaskPanelProps, 'openId' | 'onClose'> & { card: BoardCard }

function PanelBody({ board, live, card: entry, cards, onOpen, onMove, onAssign }: PanelBodyProps) {
  const { card, row, blockers } = entry
  const { planId, epics, people } = board
  const state = useTaskDetail(planId, card.id, row.version)
  return (
    <div className="grid gap-6 text-dense">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              disabled={!live.canEdit}
              value={row.status}
              options={TASK_STATUSES.map((value) => ({ value, label: COLUMN_LABELS[value] }))}
              onChange={({ target }) => onMove([card.id], { status: target.value as TaskStatus, toTop: true })}
            />
          )}
        </Field>
        <Field label="Assignee">
          {(control) => (
            <Select
              {...control}
              disabled={!live.canEdit}
              value={row.assigneeId ?? ''}
              options={[
                { value: '', label: 'Unassigned' },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => onAssign([card.id], target.value || null)}
            />
          )}
        </Field>
      </div>
      <DescriptionList
        items={[
          ['Priority', <PriorityIndicator key="priority" priority={card.priority} />],
          ['Estimate', `${card.hours} hours`],
          ['Skill', card.skill],
          ['Sprint', card.sprint],
          ['Epic', epics.find(({ id }) => id === card.epicId)?.title],
          ['Depends on', card.dependsOn.length > 0 && <TaskDependencies card={card} entries={cards} onOpen={onOpen} />],
          ['Blocked by', blockers],
        ]}
      />
      <TaskContent planId={planId} row={row} state={state} canEdit={live.canEdit} applyChanges={live.store.apply} />
      <Link to={href('/planner/dashboard/:sprintId', { sprintId: planId })} className="link justify-self-start">
        View plan
      </Link>
    </div>
  )
}

function TaskDependencies({
  card,
  entries,
  onOpen,
}: {
  card: BoardCard['card']
  entries: readonly BoardCard[]
  onOpen: (taskId: string) => void
}) {
  return (
    <ul className="grid gap-0.5">
      {card.dependsOn.map((taskId) => {
        const other = entries.find((entry) => entry.card.id === taskId)
        return (
          <li key={taskId}>
            <button
              type="button"
              onClick={() => onOpen(taskId)}
              className="link min-h-6 text-left pointer-coarse:min-h-11"
            >
              {taskId} {other?.card.title}
            </button>
            {other?.row.status === 'done' && <span className="text-success"> done</span>}
          </li>
        )
      })}
    </ul>
  )
}
