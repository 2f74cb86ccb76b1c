import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedAudit } from '../queries.server'
import { averageScore, MAX_STORED_AUDITS } from '../site-audit'
import { auditStateLabels } from './audit-labels'

const stateTones = {
  done: 'success',
  stopped: 'neutral',
  failed: 'danger',
  waiting: 'accent',
  running: 'accent',
} as const

const sumChecks = ({ summary }: ListedAudit, name: 'bad' | 'ok') =>
  summary ? formatNumber(summary.checks.reduce((total, check) => total + check[name], 0)) : '–'

const columns: TableColumn<ListedAudit>[] = [
  { key: 'at', header: 'Date', cell: ({ requestedAt }) => <RelativeTime at={requestedAt} /> },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state, error }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[state]}>{auditStateLabels[state]}</Badge>
        {error && <span className="text-muted">{error}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    header: 'Started by',
    phoneLabel: 'Started by',
    cell: ({ requestedBy }) => requestedBy ?? <span className="text-muted">automatic</span>,
  },
  {
    key: 'pages',
    header: 'Pages',
    align: 'end',
    phoneLabel: 'Pages',
    cell: ({ doneCount }) => formatNumber(doneCount),
  },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    phoneLabel: 'Score',
    cell: ({ summary }) => (summary ? averageScore(summary) : null) ?? '–',
  },
  { key: 'bad', header: 'Problems', align: 'end', phoneLabel: 'Problems', cell: (audit) => sumChecks(audit, 'bad') },
  { key: 'ok', header: 'Improvements', align: 'end', isHiddenOnPhones: true, cell: (audit) => sumChecks(audit, 'ok') },
]

/** The audits that are remembered. */
export function AuditHistory({ audits }: { audits: ListedAudit[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">Audit history</h2>
      <p className="mb-3 text-dense text-muted">
        The last {MAX_STORED_AUDITS} audits are kept, the last two with their findings.
      </p>
      <DataTable
        label="Audits"
        columns={columns}
        rows={audits}
        getRowKey={({ id }) => id}
        getRowLabel={({ requestedBy }) => (requestedBy === null ? 'nightly audit' : `audit by ${requestedBy}`)}
        empty={null}
      />
    </section>
  )
}
