import { data, redirect } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { signInForm } from '../account'
import { visitorOf } from '../admin-guard.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.server'
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
  return submit(request, signInForm, async (form) => {
    const caller = { headers: request.headers, address: context.get(visitContext).address }
    const { isAdmin, cookies, ...entrance } = await signIn(
      context.get(databaseContext),
      context.get(environmentContext),
      caller,
      form,
    )
    return redirect(afterSignIn(entrance, isAdmin ? '/admin' : '/'), { headers: withCookies(cookies) })
  })
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
