import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { RunBadge } from '~/kits/runs/run-badge'
import { isUuid } from '~/platform/database/is-uuid'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { countRules } from '../rules/queries.server'
import { type ListedRun, listRuns } from '../runs/queries.server'
import { linkRunDescription, MAX_STORED_PLANS, MIN_STORED_RUNS, RUN_RETENTION_DAYS } from '../runs/run'
import { LinksHeader } from '../ui/links-header'
import { NewRunDialog } from '../ui/new-run-dialog'
import { rulesPath } from '../ui/rule-paths'
import { linkRunPath } from '../ui/run-paths'
import type { Route } from './+types/admin-link-runs'

const formatCount = (count: number | undefined) => count?.toLocaleString('en-US')

const columns: TableColumn<ListedRun>[] = [
  {
    key: 'run',
    header: 'Run',
    cell: (run) => (
      <Link to={linkRunPath(run.id)} className="inline-flex min-h-6 items-center gap-2 font-medium hover:underline">
        <RelativeTime at={run.startedAt} />
      </Link>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    cell: (run) => (
      <RunBadge
        description={linkRunDescription}
        run={run}
        tone={run.phase !== 'apply' && run.state === 'completed' ? 'neutral' : undefined}
      />
    ),
  },
  {
    key: 'links',
    header: 'Links',
    phoneLabel: 'links',
    align: 'end',
    cell: ({ stats }) => formatCount(stats?.links),
  },
  {
    key: 'linked',
    header: 'Pages',
    phoneLabel: 'pages',
    align: 'end',
    cell: ({ stats }) => formatCount(stats?.linkedPages),
  },
  {
    key: 'rules',
    header: 'Rules',
    phoneLabel: 'rules',
    align: 'end',
    cell: ({ stats }) => formatCount(stats?.rules),
  },
  { key: 'by', header: 'Started by', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
]

interface RunTableProps {
  runs: ListedRun[]
  isStale: boolean
  empty: React.ReactNode
}

const PAGE_SIZE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listRuns(db, parseKeysetCursor(url.searchParams), PAGE_SIZE)
  return { page, counts: await countRules(db), ruleIds: readRuleIds(url.searchParams) }
}

/** The rules that a dry run was asked for from their list. */
function readRuleIds(params: URLSearchParams) {
  const ids = (params.get('rules') ?? '').split(' ').filter(isUuid)
  return ids.length > 0 ? ids : null
}

export function meta() {
  return noindexMeta('Bulk auto-link – Internal Links')
}

export default function AdminLinkRuns({ loaderData: { page, counts, ruleIds } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(ruleIds !== null)
  const close = () => {
    setOpen(false)
    if (params.has('rules')) setParams({}, { replace: true, preventScrollReset: true })
  }
  const begin = (
    <Button variant="primary" icon={Plus} disabled={counts.on === 0} onClick={() => setOpen(true)}>
      New dry run
    </Button>
  )
  return (
    <>
      <LinksHeader actions={begin} />
      <RunTable runs={page.rows} isStale={state === 'loading'} empty={<NoRuns hasRules={counts.on > 0} />} />
      <KeysetPagination before={page.before} after={page.after} />
      {page.rows.length > 0 && <RetentionNote />}
      <NewRunDialog isOpen={isOpen} onClose={close} ruleIds={ruleIds} enabledRuleCount={counts.on} />
    </>
  )
}

function RetentionNote() {
  return (
    <p className="mt-6 max-w-2xl text-dense text-muted">
      The last {MAX_STORED_PLANS} dry runs are kept. Applied runs can be undone for {RUN_RETENTION_DAYS} days, the last{' '}
      {MIN_STORED_RUNS} for longer.
    </p>
  )
}

function NoRuns({ hasRules }: { hasRules: boolean }) {
  const text = hasRules
    ? 'A dry run shows every link before it is added. Applied runs can be undone.'
    : 'Add link rules first.'
  return (
    <EmptyState
      title="No runs yet"
      text={text}
      action={hasRules ? undefined : <ButtonLink to={rulesPath}>Link rules</ButtonLink>}
    />
  )
}

/** All runs: what was tried, applied and undone. */
function RunTable({ runs, ...rest }: RunTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Runs"
      columns={columns}
      rows={runs}
      getRowKey={({ id }) => id}
      getRowLabel={({ startedAt }) => `Run of ${startedAt.toISOString()}`}
      onOpen={({ id }) => void navigate(linkRunPath(id))}
      {...rest}
    />
  )
}
