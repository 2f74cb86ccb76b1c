import { EyeOff, Milestone, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useChange } from '~/ui/workspace/use-change'
import { useSelection } from '~/ui/workspace/use-selection'
import type { MissingAddress } from '../missing/queries.server'
import { notFoundPath } from './paths'

interface MissingTableProps {
  addresses: MissingAddress[]
  isIgnored: boolean
  isStale: boolean
  empty: React.ReactNode
  onRedirect: (address: string) => void
}

export function MissingTable({ addresses, isIgnored, onRedirect, ...rest }: MissingTableProps) {
  const selection = useSelection(useMemo(() => addresses.map(({ id }) => id), [addresses]))
  const hide = useHiding(isIgnored)
  const hiding = isIgnored ? { icon: Undo2, label: 'Show again' } : { icon: EyeOff, label: 'Ignore' }
  const actions: Column<MissingAddress> = {
    key: 'actions',
    head: 'Actions',
    align: 'end',
    cell: ({ id, address }) => (
      <span className="inline-flex items-center gap-1">
        <Button icon={Milestone} onClick={() => onRedirect(address)} aria-label={`Redirect ${address}`}>
          Redirect…
        </Button>
        <IconButton icon={hiding.icon} label={`${hiding.label}: ${address}`} onClick={() => hide([id])} />
      </span>
    ),
  }
  return (
    <>
      <DataTable
        label="Missing addresses"
        columns={[...columns, actions]}
        rows={addresses}
        keyOf={({ id }) => id}
        nameOf={({ address }) => address}
        selection={selection}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={hiding.icon} onClick={() => hide(selection.selected)}>
          {hiding.label}
        </Button>
      </SelectionBar>
    </>
  )
}

const columns: Column<MissingAddress>[] = [
  { key: 'address', head: 'Address', className: 'break-all font-medium', cell: ({ address }) => address },
  {
    key: 'referrer',
    head: 'Linked from',
    phoneLabel: 'linked from',
    className: 'max-md:basis-full break-all',
    cell: ({ referrer }) => referrer || <span className="text-faint">not known</span>,
  },
  { key: 'hits', head: 'Hits', align: 'end', phoneLabel: 'hits', cell: ({ hits }) => hits.toLocaleString('en-US') },
  { key: 'first', head: 'First', align: 'end', isHiddenOnPhones: true, cell: ({ firstAt }) => <Moment at={firstAt} /> },
  { key: 'last', head: 'Last', align: 'end', phoneLabel: 'last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
]

function useHiding(isIgnored: boolean) {
  const change = useChange()
  const path = `${notFoundPath}/ignored`
  return (ids: string[]) => {
    const [many, one] = isIgnored ? ['addresses are shown again.', 'Shown again.'] : ['addresses ignored.', 'Ignored.']
    return change<{ ids: string[] }>({
      path,
      method: isIgnored ? 'DELETE' : 'POST',
      json: { ids },
      done: (done) => (done.ids.length === 1 ? one : `${done.ids.length} ${many}`),
      undo: (done) => ({
        path,
        method: isIgnored ? 'POST' : 'DELETE',
        json: { ids: done.ids },
        done: 'Back as it was.',
      }),
    })
  }
}
