import { userContext } from '~/domains/accounts/user-guard.server'
import { listTrashedPlans } from '~/domains/plans/own-plans.queries.server'
import { databaseContext } from '~/platform/context.server'
import { PlansHeader } from '../dashboard/plans-header'
import { TrashedPlanList } from '../dashboard/trashed-plans'
import type { Route } from './+types/dashboard-trash'

export async function loader({ context }: Route.LoaderArgs) {
  return { plans: await listTrashedPlans(context.get(databaseContext), context.get(userContext)) }
}

export const handle = { breadcrumb: () => 'Trash' }

export default function DashboardTrash({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <>
      <PlansHeader />
      <TrashedPlanList plans={plans} />
    </>
  )
}
