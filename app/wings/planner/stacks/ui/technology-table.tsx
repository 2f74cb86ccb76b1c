import { Link } from 'react-router'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { capitalize, formatReviewDay } from '../engine/format-values'
import { layers } from '../layers'
import { type ExitCost, type Technology, technologyForms } from '../technology'

type ListedTechnology = Pick<Technology, 'id' | 'name' | 'layer' | 'what' | 'license' | 'form' | 'reviewed'> & {
  exitCost: ExitCost
}

const columns: TableColumn<ListedTechnology>[] = [
  { key: 'name', header: 'Name', cell: (row) => <TechnologyName {...row} /> },
  { key: 'layer', header: 'Layer', className: 'whitespace-nowrap', cell: ({ layer }) => layers[layer].name },
  {
    key: 'what',
    header: 'Description',
    className: 'max-md:basis-full md:min-w-64 text-muted',
    cell: ({ what }) => what,
  },
  { key: 'form', header: 'Type', className: 'md:max-lg:hidden', cell: ({ form }) => technologyForms[form] },
  { key: 'license', header: 'License', className: 'md:max-lg:hidden', cell: ({ license }) => license },
  { key: 'exit', header: 'Exit cost', phoneLabel: 'exit cost', cell: ({ exitCost }) => capitalize(exitCost) },
  {
    key: 'reviewed',
    header: 'Reviewed',
    align: 'end',
    className: 'whitespace-nowrap',
    isHiddenOnPhones: true,
    cell: ({ reviewed }) => formatReviewDay(reviewed),
  },
]

function TechnologyName({ id, name }: ListedTechnology) {
  const { addressOf } = useOpenRow()
  return (
    <Link to={addressOf(id)} preventScrollReset className="font-semibold hover:underline">
      {name}
    </Link>
  )
}

interface TechnologyTableProps {
  rows: ListedTechnology[]
  isStale: boolean
  empty: React.ReactNode
}

export function TechnologyTable(props: TechnologyTableProps) {
  const { open } = useOpenRow()
  return (
    <DataTable
      label="Technologies"
      columns={columns}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      onOpen={({ id }) => void open(id)}
      {...props}
    />
  )
}
