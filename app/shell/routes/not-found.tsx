import { movedOrNotFound } from '~/domains/redirects/moved.server'
import { databaseContext } from '~/platform/context.server'
import type { Route } from './+types/not-found'

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await movedOrNotFound(context.get(databaseContext), url, 'Page')
}

export default function NotFound() {
  return null
}
