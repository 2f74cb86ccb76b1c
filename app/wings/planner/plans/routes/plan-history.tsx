import { Link, useSearchParams } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { diffPlans, isEmptyDiff } from '../editing/plan-diff'
import { findRevision, listRevisions } from '../editing/revisions.queries.server'
import { PlanTabs } from '../plan-tabs'
import { findPlanFor } from '../queries.server'
import { canEditPlan } from '../stored-plan'
import { PlanDiffView } from '../ui/editor/plan-diff-view'
import { RevisionList } from '../ui/editor/revision-list'
import type { Route } from './+types/plan-history'

export const handle = { breadcrumb: (data: { plan: { title: string } }) => data.plan.title }

export async function loader({ context, params: { sprintId }, url }: Route.LoaderArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  const stored = await findPlanFor(db, user, sprintId)
  if (!stored) throw notFound('Plan')
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const [from, to] = ['from', 'to'].map((name) => parsePageNumber(url.searchParams.get(name)))
  const { title, role, revision } = stored
  return {
    plan: { title, role, revision },
    page,
    ...(await listRevisions(db, user, sprintId, page)),
    compared: from && to ? await compared(from, to) : null,
  }

  async function compared(first: number, second: number) {
    const [old, next] = [await findRevision(db, user, sprintId, first), await findRevision(db, user, sprintId, second)]
    return { from: first, to: second, diff: old && next ? diffPlans(old, next) : null }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData ? `History of ${loaderData.plan.title}` : 'History'
  return noindexMeta(name)
}

export default function HistoryScreen({ loaderData, params: { sprintId } }: Route.ComponentProps) {
  const { plan, compared } = loaderData
  return (
    <>
      <PageHeader title={plan.title}>
        <PlanTabs planId={sprintId} canEdit={canEditPlan(plan.role)} />
      </PageHeader>
      <div className="grid grid-cols-1 gap-8">
        {compared && <Comparison {...compared} />}
        <RevisionList {...loaderData} sprintId={sprintId} current={plan.revision} canEdit={canEditPlan(plan.role)} />
      </div>
    </>
  )
}

function Comparison({ from, to, diff }: NonNullable<Route.ComponentProps['loaderData']['compared']>) {
  const [params] = useSearchParams()
  const page = params.get('page')
  return (
    <section aria-label="Comparison" className="grid grid-cols-1 gap-4 border-b border-line pb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-sans text-[1.0625rem] font-semibold tracking-normal">
          Version {from} to version {to}
        </h2>
        <Link to={{ search: page ? `?page=${page}` : '' }} className="text-dense link">
          Close comparison
        </Link>
      </div>
      {diff === null && <Notice kind="warning" title="One of these versions is no longer available" />}
      {diff && (isEmptyDiff(diff) ? <p>No differences.</p> : <PlanDiffView diff={diff} />)}
    </section>
  )
}
