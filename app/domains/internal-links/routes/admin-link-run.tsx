import { ArrowLeft } from 'lucide-react'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { pageNumber } from '~/platform/page-number'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPaging, Paging } from '~/ui/workspace/paging'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { LinksHeader } from '../admin/links-header'
import { PageList } from '../admin/runs/page-list'
import { runsPath } from '../admin/runs/paths'
import { RuleList } from '../admin/runs/rule-list'
import { RunButtons } from '../admin/runs/run-buttons'
import { RunFigures } from '../admin/runs/run-figures'
import { RunViews } from '../admin/runs/run-views'
import { SkipList } from '../admin/runs/skip-list'
import type { SkipReason } from '../engine/placing/page-plan'
import { countOutcomes, findRun, type ListedRun, listRunPages, listRunRules, listSkips } from '../runs/queries.server'
import { stateInWords } from '../runs/run'
import { readPagesShown, readRunView, readSkipReason } from '../runs/run-address'
import type { Route } from './+types/admin-link-run'

const LOOK_EVERY_MS = 1_000

const PAGES_SHOWN = 25
const RULES_SHOWN = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = isUuid(params.runId) ? await findRun(db, params.runId) : undefined
  if (!run) throw notFound('Run')
  const view = readRunView(url.searchParams)
  const page = pageNumber(url.searchParams.get('page') ?? '1') ?? 1
  const reason = readSkipReason(url.searchParams) ?? mostFrequent(run.figures?.skips ?? {})
  return {
    run,
    view,
    page,
    reason,
    outcomes: await countOutcomes(db, run.id),
    pages: view === 'pages' ? await listRunPages(db, run.id, readPagesShown(url.searchParams), PAGES_SHOWN) : null,
    rules:
      view === 'rules' ? await listRunRules(db, run.id, { offset: (page - 1) * RULES_SHOWN, size: RULES_SHOWN }) : [],
    skips: view === 'skips' && reason ? await listSkips(db, run.id, reason, RULES_SHOWN) : [],
  }
}

function mostFrequent(skips: Partial<Record<SkipReason, number>>) {
  const [first] = (Object.entries(skips) as [SkipReason, number][]).sort(([, a], [, b]) => b - a)
  return first?.[0]
}

export function meta() {
  return [{ title: 'Run – Bulk auto-link' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkRun({ loaderData }: Route.ComponentProps) {
  const { run, outcomes } = loaderData
  const actions = (
    <>
      <ButtonLink to={runsPath} icon={ArrowLeft} variant="quiet">
        All runs
      </ButtonLink>
      <RunButtons run={run} outcomes={outcomes} />
    </>
  )
  return (
    <>
      <LinksHeader text={<About run={run} />} actions={actions} />
      <RunProgress run={run} />
      {run.task === 'plan' && run.state === 'stopped' && run.reason && (
        <Notice kind="warning" title="Nothing was planned to the end">
          {run.reason}
        </Notice>
      )}
      {run.figures && (
        <>
          <RunFigures figures={run.figures} />
          <RunViews run={run} outcomes={outcomes} />
          <Part {...loaderData} />
        </>
      )}
    </>
  )
}

function Part({ run, view, page, pages, rules, reason, skips }: Route.ComponentProps['loaderData']) {
  const canChoose = run.task === 'plan' && run.state === 'done'
  if (view === 'rules') {
    return (
      <>
        <RuleList runId={run.id} rules={rules} canChoose={canChoose} />
        {(run.figures?.rules ?? 0) > RULES_SHOWN && (
          <Paging page={page} perPage={RULES_SHOWN} total={run.figures?.rules ?? 0} />
        )}
      </>
    )
  }
  if (view === 'skips') return <SkipList counts={run.figures?.skips ?? {}} reason={reason} rows={skips} />
  if (!pages || pages.rows.length === 0)
    return <EmptyState title="No such pages" text="No page of this run is like this." />
  return (
    <>
      <PageList runId={run.id} pages={pages.rows} rules={pages.rules} canChoose={canChoose} />
      <KeysetPaging before={pages.before} after={pages.after} isChronological={false} />
    </>
  )
}

function About({ run }: { run: ListedRun }) {
  return (
    <>
      {stateInWords(run)}, begun <Moment at={run.createdAt} /> by {run.startedByEmail}.
    </>
  )
}

/** How far a run is; looks by itself while it works. */
function RunProgress({ run }: { run: ListedRun }) {
  const { state, reason } = run
  useFreshWhile(state === 'working', LOOK_EVERY_MS)
  const total = Math.max(1, run.total)
  const done = Math.min(run.position, total)
  return (
    <>
      <p role="status" className="sr-only">
        {stateInWords(run)}. {reason}
      </p>
      {state !== 'done' && (
        <div className="mb-5 grid max-w-3xl gap-1.5">
          <ProgressBar label={stateInWords(run)} value={done / total} />
          <p className="text-dense text-muted tabular-nums">
            {stateInWords(run)}: page {done.toLocaleString('en-US')} of {run.total.toLocaleString('en-US')}. {reason}
          </p>
        </div>
      )}
    </>
  )
}
