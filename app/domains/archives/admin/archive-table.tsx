import { Link, useNavigate } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedArchiveImport } from '../bringing-back/queries.server'
import { standingOf, standingTones } from './archive-words'
import { archivePath } from './paths'

export function StandingBadge({ run }: { run: Pick<ListedArchiveImport, 'state' | 'phase' | 'isDryRun'> }) {
  const tone = run.isDryRun && run.state === 'done' ? 'neutral' : standingTones[run.state]
  return <Badge {...(tone && { tone })}>{standingOf(run)}</Badge>
}

const columns: Column<ListedArchiveImport>[] = [
  {
    key: 'file',
    head: 'Archive',
    cell: ({ id, fileName }) => (
      <Link to={archivePath(id)} className="font-medium break-all hover:underline">
        {fileName}
      </Link>
    ),
  },
  { key: 'state', head: 'State', cell: (run) => <StandingBadge run={run} /> },
  { key: 'by', head: 'By', isHiddenOnPhones: true, cell: ({ askedByEmail }) => askedByEmail },
  { key: 'when', head: 'When', align: 'end', cell: ({ askedAt }) => <Moment at={askedAt} /> },
]

/** Archives that were looked at or brought in. */
export function ArchiveTable({ runs, isStale }: { runs: ListedArchiveImport[]; isStale: boolean }) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Archives"
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      nameOf={({ fileName }) => fileName}
      onOpen={({ id }) => navigate(archivePath(id))}
      isStale={isStale}
      empty={
        <EmptyState title="No archives yet" text="What you bring back is listed here, with a report of every entry." />
      }
    />
  )
}
