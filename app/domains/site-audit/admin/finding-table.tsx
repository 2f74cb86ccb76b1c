import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import type { ListedFinding } from '../list-findings.server'
import { changeWords, kindWord, ratingWords } from './audit-words'

export type ShownFinding = ListedFinding & { label: string }

interface FindingTableProps {
  findings: ShownFinding[]
  isStale: boolean
  empty: React.ReactNode
}

/** Each page with what one check found there. */
export function FindingTable({ findings, isStale, empty }: FindingTableProps) {
  const row = useOpenRow()
  const page: Column<ShownFinding> = {
    key: 'page',
    head: 'Page',
    className: 'w-2/5',
    cell: ({ path, title }) => (
      <span className="grid">
        {title === null ? (
          <span className="font-semibold text-muted">No longer a page</span>
        ) : (
          <Link to={row.addressOf(path)} preventScrollReset className="font-semibold hover:underline">
            {title || 'Untitled'}
          </Link>
        )}
        <span className="break-all text-muted">{path}</span>
      </span>
    ),
  }
  return (
    <DataTable
      label="Findings"
      columns={[page, ...columns]}
      rows={findings}
      keyOf={({ id }) => id}
      nameOf={({ title, path }) => title ?? path}
      onOpen={({ path, title }) => title !== null && void row.open(path)}
      isStale={isStale}
      empty={empty}
    />
  )
}

const columns: Column<ShownFinding>[] = [
  {
    key: 'finding',
    head: 'Finding',
    cell: ({ label, sentence }) => (
      <span className="grid">
        <span>{label}</span>
        {sentence && <span className="text-muted">{sentence}</span>}
      </span>
    ),
  },
  { key: 'kind', head: 'Kind', isHiddenOnPhones: true, cell: ({ kind }) => kindWord(kind) },
  {
    key: 'rating',
    head: 'Rating',
    cell: ({ rating, change }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={ratingWords[rating]?.tone}>{ratingWords[rating]?.word}</Badge>
        {change && <Badge tone={change === 'mended' ? 'success' : 'accent'}>{changeWords[change]}</Badge>}
      </span>
    ),
  },
]
