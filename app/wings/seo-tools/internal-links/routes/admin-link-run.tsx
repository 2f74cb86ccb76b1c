import { ArrowLeft } from 'lucide-react'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { KeysetPagination, TablePagination } from '~/ui/workspace/table-pagination'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import type { LinkSkipReason } from '../engine/placing/page-plan'
import {
  countPageOutcomes,
  findRun,
  type ListedRun,
  listRunPages,
  listRunRules,
  listRunSkips,
} from '../runs/queries.server'
import { runStateLabel } from '../runs/run'
import { readRunPagesQuery, readRunView, readSkipReason } from '../runs/run-search-params'
import { LinkRunActions } from '../ui/link-run-actions'
import { LinksHeader } from '../ui/links-header'
import { RunPageList } from '../ui/run-page-list'
import { linkRunsPath } from '../ui/run-paths'
import { RunRuleList } from '../ui/run-rule-list'
import { RunSkipList } from '../ui/run-skip-list'
import { RunStatsPanel } from '../ui/run-stats-panel'
import { RunTabs } from '../ui/run-tabs'
import type { Route } from './+types/admin-link-run'

const REFETCH_MS = 1_000

const PAGES_PER_PAGE = 25
const RULES_PER_PAGE = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = isUuid(params.runId) ? await findRun(db, params.runId) : undefined
  if (!run) throw notFound('Run')
  const view = readRunView(url.searchParams)
  const page = parsePageNumber(url.searchParams.get('page') ?? '1') ?? 1
  const reason = readSkipReason(url.searchParams) ?? mostFrequentReason(run.stats?.skips ?? {})
  return {
    run,
    view,
    page,
    reason,
    outcomes: await countPageOutcomes(db, run.id),
    pages:
      view === 'pages' ? await listRunPages(db, run.id, readRunPagesQuery(url.searchParams), PAGES_PER_PAGE) : null,
    rules:
      view === 'rules'
        ? await listRunRules(db, run.id, { offset: (page - 1) * RULES_PER_PAGE, size: RULES_PER_PAGE })
        : [],
    skips: view === 'skips' && reason ? await listRunSkips(db, run.id, reason, RULES_PER_PAGE) : [],
  }
}

function mostFrequentReason(skips: Partial<Record<LinkSkipReason, number>>) {
  const [first] = (Object.entries(skips) as [LinkSkipReason, number][]).sort(([, a], [, b]) => b - a)
  return first?.[0]
}

export function meta() {
  return noindexMeta('Run – Bulk auto-link')
}

export default function AdminLinkRun({ loaderData }: Route.ComponentProps) {
  const { run, outcomes } = loaderData
  const actions = (
    <>
      <ButtonLink to={linkRunsPath} icon={ArrowLeft} variant="quiet">
        All runs
      </ButtonLink>
      <LinkRunActions run={run} outcomes={outcomes} />
    </>
  )
  return (
    <>
      <LinksHeader text={<RunFacts run={run} />} actions={actions} />
      <RunProgress run={run} />
      {run.task === 'plan' && run.state === 'stopped' && run.reason && (
        <Notice kind="warning" title="The dry run did not finish">
          {run.reason}
        </Notice>
      )}
      {run.stats && (
        <>
          <RunStatsPanel stats={run.stats} />
          <RunTabs run={run} outcomes={outcomes} />
          <RunTabContent {...loaderData} />
        </>
      )}
    </>
  )
}

function RunTabContent({ run, view, page, pages, rules, reason, skips }: Route.ComponentProps['loaderData']) {
  const canChoose = run.task === 'plan' && run.state === 'done'
  if (view === 'rules') {
    return (
      <>
        <RunRuleList runId={run.id} rules={rules} canSelect={canChoose} />
        {(run.stats?.rules ?? 0) > RULES_PER_PAGE && (
          <TablePagination page={page} perPage={RULES_PER_PAGE} total={run.stats?.rules ?? 0} />
        )}
      </>
    )
  }
  if (view === 'skips') return <RunSkipList counts={run.stats?.skips ?? {}} reason={reason} rows={skips} />
  if (!pages || pages.rows.length === 0)
    return <EmptyState title="No pages found" text="No page of this run has this status." />
  return (
    <>
      <RunPageList runId={run.id} pages={pages.rows} rules={pages.rules} canSelect={canChoose} />
      <KeysetPagination before={pages.before} after={pages.after} isChronological={false} />
    </>
  )
}

function RunFacts({ run }: { run: ListedRun }) {
  return (
    <>
      {runStateLabel(run)}, started <RelativeTime at={run.createdAt} /> by {run.startedByEmail}.
    </>
  )
}

/** How far a run is; looks by itself while it works. */
function RunProgress({ run }: { run: ListedRun }) {
  const { state, reason } = run
  useRevalidateWhile(state === 'working', REFETCH_MS)
  const total = Math.max(1, run.total)
  const done = Math.min(run.position, total)
  return (
    <>
      <p role="status" className="sr-only">
        {runStateLabel(run)}. {reason}
      </p>
      {state !== 'done' && (
        <div className="mb-5 grid max-w-3xl gap-1.5">
          <ProgressBar label={runStateLabel(run)} value={done / total} />
          <p className="text-dense text-muted tabular-nums">
            {runStateLabel(run)}: page {formatNumber(done)} of {formatNumber(run.total)}. {reason}
          </p>
        </div>
      )}
    </>
  )
}
