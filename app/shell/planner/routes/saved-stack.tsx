import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listPlansFor } from '~/wings/planner/plans/queries.server'
import { canEditPlan } from '~/wings/planner/plans/stored-plan'
import { findOwnStack } from '~/wings/planner/stacks/queries.server'
import { SavedStackScreen } from '~/wings/planner/stacks/saved-stack-screen'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import type { Route } from './+types/saved-stack'

type LoaderData = Route.ComponentProps['loaderData']

export const handle = { breadcrumb: ({ saved }: LoaderData) => saved.title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const saved = await findOwnStack(db, person.id, params.stackId)
  if (!saved) throw notFound('Stack')
  const plans = await listPlansFor(db, person)
  return {
    saved,
    origin: context.get(environmentContext).ORIGIN,
    plans: plans.filter(({ role }) => canEditPlan(role)).map(({ id, title, revision }) => ({ id, title, revision })),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`${loaderData?.saved.title ?? 'Stack'} – Planner`)
}

export default function SavedStackRoute({ loaderData }: Route.ComponentProps) {
  return <SavedStackScreen {...loaderData} />
}
