import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedAudit } from '../queries.server'
import { averageScore, MAX_STORED_AUDITS } from '../site-audit'
import { auditStateLabels, formatCount } from './audit-labels'

const stateTones = {
  done: 'success',
  stopped: 'neutral',
  failed: 'danger',
  waiting: 'accent',
  running: 'accent',
} as const

const sumChecks = ({ summary }: ListedAudit, name: 'bad' | 'ok') =>
  summary ? formatCount(summary.checks.reduce((total, check) => total + check[name], 0)) : '–'

const columns: TableColumn<ListedAudit>[] = [
  { key: 'at', header: 'When', cell: ({ askedAt }) => <RelativeTime at={askedAt} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, fault }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[state]}>{auditStateLabels[state]}</Badge>
        {fault && <span className="text-muted">{fault}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    header: 'By',
    phoneLabel: 'By',
    cell: ({ askedBy }) => askedBy ?? <span className="text-muted">itself, at night</span>,
  },
  { key: 'pages', header: 'Pages', align: 'end', phoneLabel: 'Pages', cell: ({ doneCount }) => formatCount(doneCount) },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    phoneLabel: 'Score',
    cell: ({ summary }) => (summary ? averageScore(summary) : null) ?? '–',
  },
  { key: 'bad', header: 'Problems', align: 'end', phoneLabel: 'Problems', cell: (audit) => sumChecks(audit, 'bad') },
  { key: 'ok', header: 'To improve', align: 'end', isHiddenOnPhones: true, cell: (audit) => sumChecks(audit, 'ok') },
]

/** The audits that are remembered. */
export function AuditHistory({ audits }: { audits: ListedAudit[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">Audits so far</h2>
      <p className="mb-3 text-dense text-muted">
        The last {MAX_STORED_AUDITS} are remembered, the last two of them page by page.
      </p>
      <DataTable
        label="Audits"
        columns={columns}
        rows={audits}
        getRowKey={({ id }) => id}
        getRowLabel={({ askedBy }) => (askedBy === null ? 'the nightly audit' : `the audit of ${askedBy}`)}
        empty={null}
      />
    </section>
  )
}
