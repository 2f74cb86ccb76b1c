import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import type { Route } from './+types/not-found'

export async function loader(args: Route.LoaderArgs) {
  throw await redirectOrNotFound(args, 'Page')
}

export default function NotFound() {
  return null
}
