import { href, Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Facts } from '~/ui/workspace/facts'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import type { LiveBoard } from '../live/use-board'
import { COLUMN_NAMES, STATUSES, type Status } from '../progress'
import type { Board } from '../queries.server'
import { TaskContent } from '../task/task-content'
import { useTaskDetail } from '../task/use-task-detail'
import type { Entry } from './card-filter'
import type { Place } from './move-menu'
import { PriorityMark } from './priority-mark'

interface TaskPanelProps {
  board: Board
  live: LiveBoard
  entries: readonly Entry[]
  openId: string | null
  onOpen: (taskId: string) => void
  onClose: () => void
  onMove: (taskIds: string[], place: Place) => void
  onAssign: (taskIds: string[], assigneeId: string | null) => void
}

/** One task beside the board. */
export function TaskPanel({ entries, openId, onClose, ...rest }: TaskPanelProps) {
  const entry = entries.find(({ card }) => card.id === openId)
  const isMissing = openId !== null && !entry
  return (
    <Sheet
      open={openId !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry ? `${entry.card.id} ${entry.card.title}` : 'Task not found'}
    >
      {isMissing && (
        <div className="grid justify-items-start gap-3 text-dense">
          <p>{openId} is not in the plan any more.</p>
          <Button onClick={onClose}>Back to the board</Button>
        </div>
      )}
      {entry && <PanelBody key={entry.card.id} entry={entry} entries={entries} {...rest} />}
    </Sheet>
  )
}

type BodyProps = Omit<TaskPanelProps, 'openId' | 'onClose'> & { entry: Entry }

function PanelBody({ board, live, entry, entries, onOpen, onMove, onAssign }: BodyProps) {
  const { card, row, blockers } = entry
  const { planId, epics, people } = board
  const state = useTaskDetail(planId, card.id, row.version)
  return (
    <div className="grid gap-6 text-dense">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Column">
          {(control) => (
            <Select
              {...control}
              disabled={!live.mayChange}
              value={row.status}
              options={STATUSES.map((value) => ({ value, label: COLUMN_NAMES[value] }))}
              onChange={({ target }) => onMove([card.id], { status: target.value as Status, toTop: true })}
            />
          )}
        </Field>
        <Field label="Assignee">
          {(control) => (
            <Select
              {...control}
              disabled={!live.mayChange}
              value={row.assigneeId ?? ''}
              options={[{ value: '', label: 'Nobody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={({ target }) => onAssign([card.id], target.value || null)}
            />
          )}
        </Field>
      </div>
      <Facts
        facts={[
          ['Priority', <PriorityMark key="priority" priority={card.priority} />],
          ['Estimate', `${card.hours} hours`],
          ['Skill', card.skill],
          ['Sprint', card.sprint],
          ['Epic', epics.find(({ id }) => id === card.epicId)?.title],
          ['Depends on', card.dependsOn.length > 0 && <Dependencies card={card} entries={entries} onOpen={onOpen} />],
          ['Blocked by', blockers],
        ]}
      />
      <TaskContent planId={planId} row={row} state={state} mayChange={live.mayChange} act={live.store.act} />
      <Link to={href('/planner/dashboard/:sprintId', { sprintId: planId })} className="link justify-self-start">
        Open the plan
      </Link>
    </div>
  )
}

function Dependencies({
  card,
  entries,
  onOpen,
}: {
  card: Entry['card']
  entries: readonly Entry[]
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
