import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { placeIn } from '~/platform/database/keyset.server'
import { isUuid } from '~/platform/is-uuid'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { rulesPath } from '../admin/rules/paths'
import { NewRun } from '../admin/runs/new-run'
import { runPath } from '../admin/runs/paths'
import { countRules } from '../rules/queries.server'
import { type ListedRun, listRuns } from '../runs/queries.server'
import { PLANS_KEPT, RUNS_KEPT, RUNS_KEPT_DAYS, stateInWords, type TaskState } from '../runs/run'
import type { Route } from './+types/admin-link-runs'

const tones: Record<TaskState, Tone> = { working: 'accent', paused: 'warning', stopped: 'warning', done: 'neutral' }

const figure = (count: number | undefined) => count?.toLocaleString('en-US')

const columns: Column<ListedRun>[] = [
  {
    key: 'run',
    head: 'Run',
    cell: (run) => (
      <Link to={runPath(run.id)} className="inline-flex min-h-6 items-center gap-2 font-medium hover:underline">
        <Moment at={run.createdAt} />
      </Link>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (run) => (
      <Badge tone={run.task === 'apply' && run.state === 'done' ? 'success' : tones[run.state]}>
        {stateInWords(run)}
      </Badge>
    ),
  },
  { key: 'links', head: 'Links', phoneLabel: 'links', align: 'end', cell: ({ figures }) => figure(figures?.links) },
  {
    key: 'linked',
    head: 'In pages',
    phoneLabel: 'in pages',
    align: 'end',
    cell: ({ figures }) => figure(figures?.linkedPages),
  },
  { key: 'rules', head: 'Rules', phoneLabel: 'rules', align: 'end', cell: ({ figures }) => figure(figures?.rules) },
  { key: 'by', head: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
]

interface RunTableProps {
  runs: ListedRun[]
  isStale: boolean
  empty: React.ReactNode
}

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listRuns(db, placeIn(url.searchParams), SHOWN)
  return { page, counts: await countRules(db), ruleIds: chosenIn(url.searchParams) }
}

/** The rules that a dry run was asked for from their list. */
function chosenIn(params: URLSearchParams) {
  const ids = (params.get('rules') ?? '').split(' ').filter(isUuid)
  return ids.length > 0 ? ids : null
}

export function meta() {
  return [{ title: 'Bulk auto-link – Internal Links' }, { name: 'robots', content: 'noindex' }]
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
      <KeysetPaging before={page.before} after={page.after} />
      {page.rows.length > 0 && <KeptFor />}
      <NewRun isOpen={isOpen} onClose={close} ruleIds={ruleIds} rulesOn={counts.on} />
    </>
  )
}

function KeptFor() {
  return (
    <p className="mt-6 max-w-2xl text-dense text-muted">
      The last {PLANS_KEPT} dry runs are kept. Runs that were applied are kept for {RUNS_KEPT_DAYS} days, the last{' '}
      {RUNS_KEPT} of them longer; after that their links stay, and can no longer be taken out at once.
    </p>
  )
}

function NoRuns({ hasRules }: { hasRules: boolean }) {
  const text = hasRules
    ? 'A dry run reads every page and shows each sentence before and after. Nothing is linked before you say so, and all of it can be undone.'
    : 'Write rules first: they say which words lead where.'
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
      keyOf={({ id }) => id}
      nameOf={({ createdAt }) => `Run of ${createdAt.toISOString()}`}
      onOpen={({ id }) => void navigate(runPath(id))}
      {...rest}
    />
  )
}
