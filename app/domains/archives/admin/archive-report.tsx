import { useSearchParams } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { type Fate, fates, type PartCounts, partWords, sumOfParts } from '../bringing-back/archive-import'
import type { FoundArchiveImport, ListedItem } from '../bringing-back/queries.server'
import { fateTones, fateWords } from './archive-words'

const figure = (count: number) => count.toLocaleString('en-US')

/** How many of each kind become what. */
export function PartsTable({ counts, isDryRun }: Pick<FoundArchiveImport, 'counts' | 'isDryRun'>) {
  const words = fateWords[isDryRun ? 'dry' : 'real']
  const known = Object.keys(partWords).filter((part) => counts[part])
  if (known.length === 0) return null
  return (
    <div className="mb-8 min-w-0 overflow-x-auto">
      <table className="w-full max-w-3xl text-dense tabular-nums">
        <caption className="pb-1 text-left text-base font-semibold">What is in it</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Kind
            </th>
            {fates.map((fate) => (
              <th key={fate} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {words[fate]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((part) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-medium">
                {partWords[part]}
              </th>
              {fates.map((fate) => (
                <Count key={fate} fate={fate} count={counts[part]?.[fate] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Count({ fate, count }: { fate: Fate; count: number }) {
  const look = count === 0 ? 'text-faint' : fate === 'refused' ? 'font-semibold text-danger' : ''
  return <td className={`py-1.5 pl-3 text-right ${look}`}>{figure(count)}</td>
}

const columnsOf = (isDryRun: boolean): Column<ListedItem>[] => [
  {
    key: 'name',
    head: 'Entry',
    cell: ({ name, file }) => (
      <div className="min-w-0">
        <span className="font-medium break-all">{name}</span>
        <span className="block text-muted break-all">{file}</span>
      </div>
    ),
  },
  { key: 'part', head: 'Kind', cell: ({ part }) => partWords[part] ?? part },
  {
    key: 'fate',
    head: 'Becomes',
    cell: ({ fate }) => (
      <Badge tone={fateTones[fate as Fate]}>{fateWords[isDryRun ? 'dry' : 'real'][fate as Fate]}</Badge>
    ),
  },
  {
    key: 'reason',
    head: 'Why',
    className: 'max-md:basis-full',
    cell: ({ reason }) => (reason ? <p className="max-w-prose break-words text-muted">{reason}</p> : null),
  },
]

interface ReportProps {
  run: FoundArchiveImport
  items: ListedItem[]
  isStale: boolean
}

/** Each record of the archive with what became of it, or would; narrowed by kind and by what becomes of it. */
export function ArchiveReport({ run: { counts, isDryRun }, items, isStale }: ReportProps) {
  const [params] = useSearchParams()
  const isNarrowed = Boolean(params.get('part') || params.get('fate'))
  const text = isNarrowed ? 'No entry of the archive is like this.' : 'The entries appear as they are looked at.'
  return (
    <>
      <FilterBar label="Filter the report" names={['part', 'fate']}>
        <SelectFilter name="part" label="Kind" options={partOptions(counts)} />
        <SelectFilter name="fate" label="Becomes" options={fateOptions(counts, isDryRun)} />
      </FilterBar>
      <DataTable
        label="Entries of the archive"
        columns={columnsOf(isDryRun)}
        rows={items}
        keyOf={({ position }) => String(position)}
        nameOf={({ name }) => name}
        isStale={isStale}
        empty={<EmptyState title="Nothing to show" text={text} />}
      />
    </>
  )
}

function partOptions(counts: PartCounts) {
  const known = Object.keys(partWords).filter((part) => counts[part])
  return [{ value: '', label: 'All kinds' }, ...known.map((part) => ({ value: part, label: partWords[part] ?? part }))]
}

function fateOptions(counts: PartCounts, isDryRun: boolean) {
  const words = fateWords[isDryRun ? 'dry' : 'real']
  const sum = sumOfParts(counts)
  const each = fates.map((fate) => ({ value: fate, label: `${words[fate]} (${figure(sum[fate])})` }))
  return [{ value: '', label: 'Whatever becomes of it' }, ...each]
}
