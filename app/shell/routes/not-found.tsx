import { movedOrNotFound } from '~/domains/redirects/moved.server'
import type { Route } from './+types/not-found'

export async function loader(args: Route.LoaderArgs) {
  throw await movedOrNotFound(args, 'Page')
}

export default function NotFound() {
  return null
}
