import { href, redirect } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { findDefaultPlan } from '../queries.server'
import type { Route } from './+types/build-guide-redirect'

/** The guide of the plan that was looked at last; without any plan, where plans begin. */
export async function loader({ context }: Route.LoaderArgs) {
  const last = await findDefaultPlan(context.get(databaseContext), context.get(userContext))
  throw redirect(last ? href('/planner/build-guide/:sprintId', { sprintId: last }) : href('/planner/dashboard'))
}
