import { useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import {
  type ArchiveOutcome,
  type ArchivePartCounts,
  archiveOutcomes,
  archivePartLabels,
  sumOutcomes,
} from '../import/archive-import'
import type { FoundArchiveImport, ListedArchiveImportItem } from '../import/archive-imports.queries.server'

/** What has become of records, or would. */
const archiveOutcomeLabels: Record<'dry' | 'real', Record<ArchiveOutcome, string>> = {
  dry: { added: 'To add', replaced: 'To replace', unchanged: 'Unchanged', refused: 'Skipped' },
  real: { added: 'Added', replaced: 'Replaced', unchanged: 'Unchanged', refused: 'Skipped' },
}

const archiveOutcomeTones: Record<ArchiveOutcome, BadgeTone> = {
  added: 'success',
  replaced: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
}

/** How many of each kind become what. */
export function ArchivePartsTable({ counts, isDryRun }: Pick<FoundArchiveImport, 'counts' | 'isDryRun'>) {
  const words = archiveOutcomeLabels[isDryRun ? 'dry' : 'real']
  const known = Object.keys(archivePartLabels).filter((part) => counts[part])
  if (known.length === 0) return null
  return (
    <div className="mb-8 min-w-0 overflow-x-auto">
      <table className="w-full max-w-3xl text-dense tabular-nums">
        <caption className="pb-1 text-left text-base font-semibold">Contents</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Type
            </th>
            {archiveOutcomes.map((outcome) => (
              <th key={outcome} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {words[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((part) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-medium">
                {archivePartLabels[part]}
              </th>
              {archiveOutcomes.map((outcome) => (
                <Count key={outcome} outcome={outcome} count={counts[part]?.[outcome] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Count({ outcome, count }: { outcome: ArchiveOutcome; count: number }) {
  const look = count === 0 ? 'text-faint' : outcome === 'refused' ? 'font-semibold text-danger' : ''
  return <td className={`py-1.5 pl-3 text-right ${look}`}>{formatNumber(count)}</td>
}

const reportColumns = (isDryRun: boolean): TableColumn<ListedArchiveImportItem>[] => [
  {
    key: 'name',
    header: 'Entry',
    cell: ({ name, file }) => (
      <div className="min-w-0">
        <span className="font-medium break-all">{name}</span>
        <span className="block text-muted break-all">{file}</span>
      </div>
    ),
  },
  { key: 'part', header: 'Type', cell: ({ part }) => archivePartLabels[part] ?? part },
  {
    key: 'outcome',
    header: 'Result',
    cell: ({ outcome }) => (
      <Badge tone={archiveOutcomeTones[outcome as ArchiveOutcome]}>
        {archiveOutcomeLabels[isDryRun ? 'dry' : 'real'][outcome as ArchiveOutcome]}
      </Badge>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    className: 'max-md:basis-full',
    cell: ({ reason }) => (reason ? <p className="max-w-prose break-words text-muted">{reason}</p> : null),
  },
]

interface ReportProps {
  run: FoundArchiveImport
  items: ListedArchiveImportItem[]
  isStale: boolean
}

/** Each record of the archive with what became of it, or would; narrowed by kind and by what becomes of it. */
export function ArchiveReport({ run: { counts, isDryRun }, items, isStale }: ReportProps) {
  const [params] = useSearchParams()
  const isNarrowed = Boolean(params.get('part') || params.get('outcome'))
  const text = isNarrowed ? 'Try changing the filters.' : 'Entries appear here as they are checked.'
  return (
    <>
      <FilterBar label="Filter report" paramNames={['part', 'outcome']}>
        <SelectFilter name="part" label="Type" all="All types" options={partOptions(counts)} />
        <SelectFilter name="outcome" label="Result" all="All results" options={outcomeOptions(counts, isDryRun)} />
      </FilterBar>
      <DataTable
        label="Archive entries"
        columns={reportColumns(isDryRun)}
        rows={items}
        getRowKey={({ position }) => String(position)}
        getRowLabel={({ name }) => name}
        isStale={isStale}
        empty={<EmptyState title="No entries found" text={text} />}
      />
    </>
  )
}

function partOptions(counts: ArchivePartCounts) {
  const known = Object.keys(archivePartLabels).filter((part) => counts[part])
  return known.map((part) => ({ value: part, label: archivePartLabels[part] ?? part }))
}

function outcomeOptions(counts: ArchivePartCounts, isDryRun: boolean) {
  const words = archiveOutcomeLabels[isDryRun ? 'dry' : 'real']
  const sum = sumOutcomes(counts)
  return archiveOutcomes.map((outcome) => ({
    value: outcome,
    label: `${words[outcome]} (${formatNumber(sum[outcome])})`,
  }))
}
