import { data, redirect } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { preserveFormOnError } from '~/platform/keep-typed'
import { setUpForm } from '../account'
import { setUpFirstAdmin } from '../admins.commands.server'
import { verifySetUpToken } from '../links.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.server'
import { pathAfterSignIn } from '../sign-in/sign-in.server'
import { FirstAdminScreen } from '../ui/set-up-screen'
import { submitAndRefreshSession } from '../ui/submit-sign-in'
import type { Route } from './+types/set-up'

const statusCodes = { valid: 200, done: 410, expired: 410, invalid: 404 }

export async function loader({ context, params }: Route.LoaderArgs) {
  const isDone = await hasAdmin(context.get(databaseContext))
  const state = isDone ? ('done' as const) : verifySetUpToken(context.get(environmentContext), params.token).state
  return data({ state }, { status: statusCodes[state] })
}

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return submit(request, setUpForm, async (form) => {
    const entrance = await setUpFirstAdmin(db, env, request.headers, { ...form, token: params.token })
    return redirect(pathAfterSignIn(entrance, '/admin'), { headers: withCookies(entrance.cookies) })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAndRefreshSession(() =>
    preserveFormOnError(serverAction, 'This could not be sent. What you typed is still here. Please try again.'),
  )
}

export function meta() {
  return [{ title: 'Set up the first admin' }, { name: 'robots', content: 'noindex' }]
}

export default function FirstAdminSetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <FirstAdminScreen state={loaderData.state} failure={isFormFailure(actionData) ? actionData : undefined} />
}
