import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { ButtonLink, IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useCarefulNavigate } from '~/ui/workspace/use-careful-navigate'
import { useSelection } from '~/ui/workspace/use-selection'
import { inPoints } from '../engine/wording'
import type { ListedStack } from '../saved-stack'
import { costBand } from '../wording'
import { RenameStack } from './rename-stack'
import { useStackChanges } from './use-stack-changes'

const addressOf = (id: string) => href('/planner/stack-library/:stackId', { stackId: id })

const columns: Column<ListedStack>[] = [
  {
    key: 'title',
    head: 'Title',
    className: 'break-words max-md:pr-12!',
    cell: ({ id, title, isShared }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={addressOf(id)} className="font-semibold hover:underline">
          {title}
        </Link>
        {isShared && <Badge tone="accent">Shared</Badge>}
      </span>
    ),
  },
  {
    key: 'technologies',
    head: 'Technologies',
    className: 'max-md:basis-full text-muted',
    cell: ({ technologies }) => technologies.join(', '),
  },
  {
    key: 'cost',
    head: 'A month',
    phoneLabel: 'a month',
    className: 'whitespace-nowrap',
    cell: ({ monthlyCost }) => costBand(monthlyCost),
  },
  { key: 'points', head: 'Points', phoneLabel: 'points', align: 'end', cell: ({ total }) => inPoints(total) },
  { key: 'changed', head: 'Changed', align: 'end', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  {
    key: 'actions',
    head: 'Actions',
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
  const navigate = useCarefulNavigate()
  const [one, other, third] = selection.selected
  return (
    <>
      <DataTable
        label="Saved stacks"
        columns={columns}
        rows={stacks}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        selection={selection}
        onOpen={({ id }) => void navigate(addressOf(id))}
        {...rest}
      />
      <SelectionBar selection={selection}>
        {one && other && !third ? (
          <ButtonLink to={`${href('/planner/stack-library/compare')}?${new URLSearchParams({ one, other })}`}>
            Compare
          </ButtonLink>
        ) : (
          <span className="text-muted">Select two to compare them.</span>
        )}
      </SelectionBar>
    </>
  )
}

function RowMenu({ stack: { id, title } }: { stack: ListedStack }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { copy, remove } = useStackChanges(id)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${title}`} />}>
        <MenuItem icon={Pencil} onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => void copy()}>
          Duplicate
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} isDanger onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
      <RenameStack stack={{ id, title }} isOpen={isRenaming} onOpenChange={setIsRenaming} />
    </>
  )
}
