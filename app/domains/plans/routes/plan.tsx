import { userContext } from '~/domains/accounts/user-guard.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { PageHeader } from '~/ui/workspace/page-header'
import { findPlanFor } from '../queries.server'
import type { Route } from './+types/plan'

export const handle = { crumb: (data: { plan: { title: string } }) => data.plan.title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const plan = await findPlanFor(context.get(databaseContext), context.get(userContext), params.sprintId)
  if (!plan) throw notFound('Plan')
  return { plan }
}

export default function PlanScreen({ loaderData: { plan } }: Route.ComponentProps) {
  return <PageHeader title={plan.title} />
}
