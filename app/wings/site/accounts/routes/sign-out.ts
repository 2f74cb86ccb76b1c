import { redirect } from 'react-router'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { endSession, withCookies } from '../session.commands.server'
import type { Route } from './+types/sign-out'

/** Signs out without scripts; `to` in the form says where that leads. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request
    .clone()
    .formData()
    .catch(() => undefined)
  const to = safeRedirectPath(form?.get('to')?.toString(), '/')
  return redirect(to, { headers: withCookies(await endSession(args)) })
}

export function loader() {
  return redirect('/')
}
