import { redirect } from 'react-router'
import { endSession, withCookies } from '../session.server'
import type { Route } from './+types/sign-out'

/** Signs out without scripts. */
export async function action(args: Route.ActionArgs) {
  return redirect('/', { headers: withCookies(await endSession(args)) })
}

export function loader() {
  return redirect('/')
}
