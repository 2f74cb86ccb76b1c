import { ArchiveRestore } from 'lucide-react'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { TrashedPlan } from '~/wings/planner/plans/plan-list'
import { listTrashedPlans } from '~/wings/planner/plans/plan-list.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { PlansHeader } from '../ui/plans-header'
import { usePlanActions } from '../ui/use-plan-actions'
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

/** Plans that can still be brought back. */
function TrashedPlanList({ plans }: { plans: TrashedPlan[] }) {
  if (plans.length === 0) return <EmptyState title="Trash is empty" text="Deleted plans can be restored for 30 days." />
  return (
    <ul aria-label="Plans in the trash">
      {plans.map((plan) => (
        <TrashedPlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  )
}

function TrashedPlanRow({ plan }: { plan: TrashedPlan }) {
  const { restore } = usePlanActions({ ...plan, revision: 0 })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 text-dense">
      <div className="min-w-0">
        <p className="font-semibold break-words">{plan.title}</p>
        <p className="text-muted">
          Deleted <RelativeTime at={plan.deletedAt} />, permanently deleted <RelativeTime at={plan.purgeAt} />
        </p>
      </div>
      <Button icon={ArchiveRestore} aria-label={`Restore ${plan.title}`} onClick={() => void restore()}>
        Restore
      </Button>
    </li>
  )
}
