import { ArrowLeft } from 'lucide-react'
import { RunProgress } from '~/kits/runs/run-progress'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { KeysetPagination, TablePagination } from '~/ui/workspace/table-pagination'
import type { LinkSkipReason } from '../engine/placing/page-plan'
import {
  countPageOutcomes,
  findRun,
  type ListedRun,
  listRunPages,
  listRunRules,
  listRunSkips,
} from '../runs/queries.server'
import { linkRunDescription } from '../runs/run'
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
      <RunProgress
        description={linkRunDescription}
        run={run}
        errorTitle={run.phase === 'plan' ? 'The dry run did not finish' : undefined}
      />
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
  const canChoose = run.phase === 'plan' && run.state === 'completed'
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
      {linkRunDescription.label(run)}, started <RelativeTime at={run.startedAt} /> by {run.startedByEmail}.
    </>
  )
}
