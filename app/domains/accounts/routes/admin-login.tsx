import { data, redirect } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { type SignIn, signInForm } from '../account'
import { visitorOf } from '../admin-guard.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.server'
import { limitCallers } from '../sign-in/account-limits.server'
import { afterSignIn, signIn } from '../sign-in/sign-in.server'
import { LoginScreen } from '../ui/login-screen'
import { submitSignIn } from '../ui/submit-sign-in'
import type { Route } from './+types/admin-login'

export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await visitorOf(args)
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
    context.get(visitContext),
  ]
  async function work(form: SignIn) {
    const { isAdmin, cookies, ...entrance } = await signIn(db, env, { headers: request.headers, address }, form)
    return redirect(afterSignIn(entrance, isAdmin ? '/admin' : '/'), { headers: withCookies(cookies) })
  }
  return submit(request, signInForm, work, () => limitCallers(db, 'sign-in', address))
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitSignIn(request, serverAction)
}

export function meta() {
  return [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen {...loaderData} failure={isFormFailure(actionData) ? actionData : undefined} />
}
