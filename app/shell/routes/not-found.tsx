import { redirectOrNotFound } from '~/domains/redirects/moved.server'
import type { Route } from './+types/not-found'

export async function loader(args: Route.LoaderArgs) {
  throw await redirectOrNotFound(args, 'Page')
}

export default function NotFound() {
  return null
}
