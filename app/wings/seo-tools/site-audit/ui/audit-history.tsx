import { RunBadge } from '~/kits/runs/run-badge'
import { formatNumber } from '~/platform/text/format-number'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedAudit } from '../queries.server'
import { auditDescription, averageScore, MAX_STORED_AUDITS } from '../site-audit'

const sumChecks = ({ summary }: ListedAudit, name: 'bad' | 'ok') =>
  summary ? formatNumber(summary.checks.reduce((total, check) => total + check[name], 0)) : '–'

const columns: TableColumn<ListedAudit>[] = [
  { key: 'at', header: 'Date', cell: ({ startedAt }) => <RelativeTime at={startedAt} /> },
  {
    key: 'state',
    header: 'Status',
    cell: (audit) => (
      <span className="flex flex-wrap items-center gap-2">
        <RunBadge description={auditDescription} run={audit} />
        {audit.error && <span className="text-muted">{audit.error}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    header: 'Started by',
    phoneLabel: 'Started by',
    cell: ({ startedByEmail }) => startedByEmail ?? <span className="text-muted">automatic</span>,
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
        getRowLabel={({ startedByEmail: by }) => (by === null ? 'nightly audit' : `audit by ${by}`)}
        empty={null}
      />
    </section>
  )
}
