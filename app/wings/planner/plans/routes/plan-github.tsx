import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { PlanTabs } from '../plan-tabs'
import { findPlanFor } from '../queries.server'
import { canEditPlan } from '../stored-plan'
import { GitHubExportForm } from '../ui/github-export-form'
import type { Route } from './+types/plan-github'

export const handle = { breadcrumb: (data: { plan: { title: string } }) => data.plan.title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const stored = await findPlanFor(context.get(databaseContext), context.get(userContext), params.sprintId)
  if (!stored) throw notFound('Plan')
  const { title, role, plan } = stored
  return { plan: { title, role, tasks: plan.tasks.length } }
}

export function meta() {
  return noindexMeta('Export to GitHub')
}

export default function GitHubScreen({ loaderData: { plan }, params: { sprintId } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={plan.title} text="Export one GitHub issue per task. Exporting again updates existing issues.">
        <PlanTabs planId={sprintId} canEdit={canEditPlan(plan.role)} />
      </PageHeader>
      {canEditPlan(plan.role) ? (
        <GitHubExportForm sprintId={sprintId} tasks={plan.tasks} />
      ) : (
        <Notice title="You can view this plan but not export it to GitHub">Ask the owner for edit access.</Notice>
      )}
    </>
  )
}
