import { ArrowRightLeft, UserRound } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import type { RowSelection } from '~/ui/workspace/use-selection'
import type { PlanPerson } from '../plan-people.queries.server'
import { COLUMN_LABELS, TASK_STATUSES } from '../task-progress'
import type { MoveDestination } from './move-menu'

interface BulkActionBarProps {
  selection: RowSelection
  people: readonly PlanPerson[]
  onMove: (taskIds: string[], place: MoveDestination) => void
  onAssign: (taskIds: string[], assigneeId: string | null) => void
}

/** What can be done with all cards that are selected. */
export function BulkActionBar({ selection, people, onMove, onAssign }: BulkActionBarProps) {
  const { selected } = selection
  return (
    <SelectionBar selection={selection}>
      <Menu trigger={<Button icon={ArrowRightLeft}>Move to…</Button>}>
        {TASK_STATUSES.map((status) => (
          <MenuItem key={status} onSelect={() => onMove(selected, { status, toTop: true })}>
            {COLUMN_LABELS[status]}
          </MenuItem>
        ))}
      </Menu>
      <Menu trigger={<Button icon={UserRound}>Assign to…</Button>}>
        <MenuItem onSelect={() => onAssign(selected, null)}>Unassigned</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onAssign(selected, id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </SelectionBar>
  )
}
