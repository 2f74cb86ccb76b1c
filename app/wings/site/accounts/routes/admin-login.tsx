import { data, redirect } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { findAdminStartPath } from '~/wings/site/settings/queries.server'
import { type SignInInput, signInForm } from '../account'
import { resolveSessionSafely } from '../admin-guard.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.commands.server'
import { pathAfterSignIn, signIn } from '../sign-in/sign-in.server'
import { limitAttemptsFromAddress } from '../sign-in/sign-in-limits.server'
import { AdminLoginScreen } from '../ui/admin-login-screen'
import { submitAdminLogin } from '../ui/submit-admin-login'
import type { Route } from './+types/admin-login'

export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await resolveSessionSafely(args)
  const known = {
    user: user ? { email: user.email, isAdmin: user.is_admin } : null,
    hasAdmin: await hasAdmin(args.context.get(databaseContext)),
  }
  return data(known, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
}

/** Admins go to work; everybody else's place is the site. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(requestMetaContext),
  ]
  async function work(form: SignInInput) {
    const { isAdmin, cookies, ...entrance } = await signIn(db, env, { headers: request.headers, address }, form)
    const to = isAdmin ? await findAdminStartPath(db) : '/'
    return redirect(pathAfterSignIn(entrance, to), { headers: withCookies(cookies) })
  }
  return submit(request, signInForm, work, () => limitAttemptsFromAddress(db, 'sign-in', address))
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitAdminLogin(request, serverAction)
}

export function meta() {
  return noindexMeta('Sign in')
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminLoginScreen {...loaderData} failure={isFormFailure(actionData) ? actionData : undefined} />
}
