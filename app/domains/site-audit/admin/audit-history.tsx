import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedAudit } from '../queries.server'
import { averageScore, KEPT_AUDITS } from '../site-audit'
import { count, stateWords } from './audit-words'

const tones = { done: 'success', stopped: 'neutral', failed: 'danger', waiting: 'accent', running: 'accent' } as const

const sumOf = ({ summary }: ListedAudit, name: 'bad' | 'ok') =>
  summary ? count(summary.checks.reduce((total, check) => total + check[name], 0)) : '–'

const columns: Column<ListedAudit>[] = [
  { key: 'at', head: 'When', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, fault }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        {fault && <span className="text-muted">{fault}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    head: 'By',
    phoneLabel: 'By',
    cell: ({ askedBy }) => askedBy ?? <span className="text-muted">itself, at night</span>,
  },
  { key: 'pages', head: 'Pages', align: 'end', phoneLabel: 'Pages', cell: ({ doneCount }) => count(doneCount) },
  {
    key: 'score',
    head: 'Score',
    align: 'end',
    phoneLabel: 'Score',
    cell: ({ summary }) => (summary ? averageScore(summary) : null) ?? '–',
  },
  { key: 'bad', head: 'Problems', align: 'end', phoneLabel: 'Problems', cell: (audit) => sumOf(audit, 'bad') },
  { key: 'ok', head: 'To improve', align: 'end', isHiddenOnPhones: true, cell: (audit) => sumOf(audit, 'ok') },
]

/** The audits that are remembered. */
export function AuditHistory({ audits }: { audits: ListedAudit[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">Audits so far</h2>
      <p className="mb-3 text-dense text-muted">
        The last {KEPT_AUDITS} are remembered, the last two of them page by page.
      </p>
      <DataTable
        label="Audits"
        columns={columns}
        rows={audits}
        keyOf={({ id }) => id}
        nameOf={({ askedBy }) => (askedBy === null ? 'the nightly audit' : `the audit of ${askedBy}`)}
        empty={null}
      />
    </section>
  )
}
