import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { checkServices } from '../check-services.server'
import type { Route } from './+types/admin-service-health'

/** GET asks the services that are set up: `{ "answers": [ … ] }`. */
export async function loader({ context }: Route.LoaderArgs) {
  const checks = await checkServices(context.get(databaseContext), context.get(environmentContext))
  return Response.json({ checks }, { headers: { 'Cache-Control': 'no-store' } })
}
