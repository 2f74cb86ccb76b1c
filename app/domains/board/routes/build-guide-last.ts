import { href, redirect } from 'react-router'
import { userContext } from '~/domains/accounts/user-guard.server'
import { databaseContext } from '~/platform/context.server'
import { findDefaultPlan } from '../queries.server'
import type { Route } from './+types/build-guide-last'

/** The guide of the plan that was looked at last; without any plan, where plans begin. */
export async function loader({ context }: Route.LoaderArgs) {
  const last = await findDefaultPlan(context.get(databaseContext), context.get(userContext))
  throw redirect(last ? href('/planner/build-guide/:sprintId', { sprintId: last }) : href('/planner/dashboard'))
}
