import { ArrowLeft } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isRunActive } from '~/kits/runs/run'
import { RunProgress } from '~/kits/runs/run-progress'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { countRunRows, type FoundRun, findRun, listRunRows } from '../queries.server'
import { bulkRunDescription } from '../run'
import { readRunRowFilter } from '../run-row-filter'
import { bulkRunsPath } from '../ui/paths'
import { RunButtons } from '../ui/run-buttons'
import { RunOutcomeFilter } from '../ui/run-outcome-filter'
import { RunRowsTable } from '../ui/run-rows-table'
import type { Route } from './+types/admin-run'

const SHOWN = 100

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = isUuid(params.runId) ? await findRun(db, params.runId) : undefined
  if (!run) throw notFound('Run')
  const page = await listRunRows(db, run.id, readRunRowFilter(url.searchParams), SHOWN)
  return { run, pages: await countRunRows(db, run.id), page }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`${loaderData?.run.title ?? 'Run'} – Bulk generate`)
}

export default function AdminRun({ loaderData }: Route.ComponentProps) {
  const { run, pages, page } = loaderData
  const isStale = useNavigation().state === 'loading'
  return (
    <>
      <PageHeader
        title={run.title}
        text={<RunDetails run={run} />}
        actions={
          <>
            <ButtonLink to={bulkRunsPath} icon={ArrowLeft} variant="quiet">
              All runs
            </ButtonLink>
            <RunButtons run={run} pages={pages} />
          </>
        }
      />
      <RunProgress description={bulkRunDescription} run={run} />
      {run.phase === 'plan' && run.state === 'completed' && (
        <div className="mb-5 max-w-3xl">
          <Notice title="Import preview">Review the rows below before you generate drafts.</Notice>
        </div>
      )}
      <RunOutcomeFilter {...pages} />
      <RunRowsTable
        pages={page.rows}
        kind={run.entryType}
        isStale={isStale}
        empty={<NoRows isAtWork={isRunActive(run)} />}
      />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function RunDetails({ run }: { run: FoundRun }) {
  return (
    <>
      {bulkRunDescription.label(run)}, {formatCount(run.totalCount, 'row')}, started <RelativeTime at={run.startedAt} />{' '}
      by {run.startedByEmail}.
    </>
  )
}

function NoRows({ isAtWork }: { isAtWork: boolean }) {
  if (isAtWork) return <EmptyState title="Checking rows" text="Rows appear here as they are checked." />
  return <EmptyState title="No rows found" text="Try changing the filters." />
}
