import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import type { CardMove } from '../engine/board-change'
import { COLUMN_LABELS, TASK_STATUSES, type TaskStatus } from '../task-progress'

export type MoveDestination = Pick<CardMove, 'status' | 'after' | 'before' | 'toTop'>

export interface MoveMenuTarget {
  taskId: string
  /** The button that asked for it. */
  button: Element
}

interface MoveMenuProps {
  target: MoveMenuTarget | undefined
  status: TaskStatus | undefined
  /** The cards above and below it, as they are shown. */
  neighbors: { above: string | undefined; below: string | undefined }
  onMove: (taskId: string, place: MoveDestination) => void
  onClose: (taskId: string) => void
}

const box =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lift'

/** Where a card can go, without dragging it: one menu for all cards, beside the button of the one that asked. */
export function MoveMenu({ target, status, neighbors, onMove, onClose }: MoveMenuProps) {
  if (!target || !status) return null
  const { left, top, width, height } = target.button.getBoundingClientRect()
  const move = (place: MoveDestination) => () => onMove(target.taskId, place)
  return (
    <DropdownMenu.Root open onOpenChange={(isOpen) => !isOpen && onClose(target.taskId)}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={`Move ${target.taskId} to…`}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={box}
        >
          {TASK_STATUSES.map((column) => (
            <MenuItem key={column} disabled={column === status} onSelect={move({ status: column, toTop: true })}>
              <Check size={16} aria-hidden="true" className={column === status ? '' : 'invisible'} />
              {COLUMN_LABELS[column]}
            </MenuItem>
          ))}
          <MenuSeparator />
          <PositionItems status={status} neighbors={neighbors} move={move} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface PositionItemsProps {
  status: TaskStatus
  neighbors: MoveMenuProps['neighbors']
  move: (place: MoveDestination) => () => void
}

function PositionItems({ status, neighbors: { above, below }, move }: PositionItemsProps) {
  return (
    <>
      <MenuItem icon={ArrowUp} disabled={!above} onSelect={move({ status, before: above })}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={!below} onSelect={move({ status, after: below })}>
        Move down
      </MenuItem>
      <MenuItem icon={ArrowUpToLine} disabled={!above} onSelect={move({ status, toTop: true })}>
        Move to top
      </MenuItem>
      <MenuItem icon={ArrowDownToLine} disabled={!below} onSelect={move({ status })}>
        Move to bottom
      </MenuItem>
    </>
  )
}
