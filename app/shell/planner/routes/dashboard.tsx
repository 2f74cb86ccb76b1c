import { href, Link } from 'react-router'
import { userContext } from '~/domains/accounts/user-guard.server'
import { listPlansFor } from '~/domains/plans/queries.server'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/workspace/page-header'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  return { plans: await listPlansFor(context.get(databaseContext), context.get(userContext)) }
}

export default function Dashboard({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Plans" />
      {plans.length === 0 && <EmptyState title="No plans yet" text="A plan begins with an idea in a few sentences." />}
      <ul className="grid gap-2">
        {plans.map(({ id, title }) => (
          <li key={id}>
            <Link to={href('/planner/dashboard/:sprintId', { sprintId: id })} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
