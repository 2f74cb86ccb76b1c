import { databaseContext, environmentContext } from '~/platform/context.server'
import { authOf } from '../auth.server'
import type { Route } from './+types/api-auth'

async function answer({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const auth = await authOf(context.get(databaseContext), context.get(environmentContext))
  return auth.handler(request)
}

export const loader = answer
export const action = answer
