import { redirect } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listOpenSteps, setUpPath } from '../set-up/set-up'
import { findSetUp } from '../set-up/set-up.queries.server'
import type { Route } from './+types/admin-set-up-start'

/** Leads to the first step that is left, or to the first of all. */
export async function loader({ context }: Route.LoaderArgs) {
  const { statuses } = await findSetUp(context.get(databaseContext), context.get(environmentContext))
  return redirect(setUpPath(listOpenSteps(statuses)[0]?.name ?? 'brand'))
}
