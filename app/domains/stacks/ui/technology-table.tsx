import { Link } from 'react-router'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { layers } from '../knowledge/layer'
import { type ExitCost, forms, type Technology } from '../knowledge/technology'
import { capital, inDays } from '../wording'

type ListedTechnology = Pick<Technology, 'id' | 'name' | 'layer' | 'what' | 'licence' | 'form' | 'reviewed'> & {
  exitCost: ExitCost
}

const columns: Column<ListedTechnology>[] = [
  { key: 'name', head: 'Name', cell: (row) => <Name {...row} /> },
  { key: 'layer', head: 'Layer', className: 'whitespace-nowrap', cell: ({ layer }) => layers[layer].name },
  { key: 'what', head: 'What it is', className: 'max-md:basis-full md:min-w-64 text-muted', cell: ({ what }) => what },
  { key: 'form', head: 'Form', className: 'md:max-lg:hidden', cell: ({ form }) => forms[form] },
  { key: 'licence', head: 'License', className: 'md:max-lg:hidden', cell: ({ licence }) => licence },
  { key: 'exit', head: 'Exit cost', phoneLabel: 'exit cost', cell: ({ exitCost }) => capital(exitCost) },
  {
    key: 'reviewed',
    head: 'Reviewed',
    align: 'end',
    className: 'whitespace-nowrap',
    isHiddenOnPhones: true,
    cell: ({ reviewed }) => inDays(reviewed),
  },
]

function Name({ id, name }: ListedTechnology) {
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
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void open(id)}
      {...props}
    />
  )
}
