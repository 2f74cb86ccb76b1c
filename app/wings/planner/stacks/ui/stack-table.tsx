import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { ButtonLink, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import { useSelection } from '~/ui/workspace/use-selection'
import { formatPoints } from '../engine/format-text'
import { formatCostBand } from '../engine/format-values'
import type { ListedStack } from '../saved-stack'
import { RenameStackDialog } from './rename-stack'
import { useStackActions } from './use-stack-actions'

const stackPath = (id: string) => href('/planner/stack-library/:stackId', { stackId: id })

const columns: TableColumn<ListedStack>[] = [
  {
    key: 'title',
    header: 'Title',
    className: 'break-words max-md:pr-12!',
    cell: ({ id, title, isShared }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={stackPath(id)} className="font-semibold hover:underline">
          {title}
        </Link>
        {isShared && <Badge tone="accent">Shared</Badge>}
      </span>
    ),
  },
  {
    key: 'technologies',
    header: 'Technologies',
    className: 'max-md:basis-full text-muted',
    cell: ({ technologies }) => technologies.join(', '),
  },
  {
    key: 'cost',
    header: 'Monthly cost',
    phoneLabel: 'per month',
    className: 'whitespace-nowrap',
    cell: ({ monthlyCost }) => formatCostBand(monthlyCost),
  },
  { key: 'points', header: 'Score', phoneLabel: 'score', align: 'end', cell: ({ total }) => formatPoints(total) },
  { key: 'changed', header: 'Updated', align: 'end', cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    className: 'max-md:absolute max-md:top-1 max-md:right-0',
    cell: (stack) => <RowMenu stack={stack} />,
  },
]

interface StackTableProps {
  stacks: ListedStack[]
  isStale: boolean
  empty: React.ReactNode
}

/** The library; two selected stacks can be compared. */
export function StackTable({ stacks, ...rest }: StackTableProps) {
  const selection = useSelection(useMemo(() => stacks.map(({ id }) => id), [stacks]))
  const navigate = useNavigateWhenOnline()
  const [one, other, third] = selection.selected
  return (
    <>
      <DataTable
        label="Saved stacks"
        columns={columns}
        rows={stacks}
        getRowKey={({ id }) => id}
        getRowLabel={({ title }) => title}
        selection={selection}
        onOpen={({ id }) => void navigate(stackPath(id))}
        {...rest}
      />
      <SelectionBar selection={selection}>
        {one && other && !third ? (
          <ButtonLink to={`${href('/planner/stack-library/compare')}?${new URLSearchParams({ one, other })}`}>
            Compare
          </ButtonLink>
        ) : (
          <span className="text-muted">Select two stacks to compare.</span>
        )}
      </SelectionBar>
    </>
  )
}

function RowMenu({ stack: { id, title } }: { stack: ListedStack }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { copy, remove } = useStackActions(id)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${title}`} />}>
        <MenuItem icon={Pencil} onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => void copy()}>
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDanger onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
      <RenameStackDialog stack={{ id, title }} isOpen={isRenaming} onOpenChange={setIsRenaming} />
    </>
  )
}
