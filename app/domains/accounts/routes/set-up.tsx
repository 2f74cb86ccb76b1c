import { data, redirect } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { setUpForm } from '../account'
import { setUpFirstAdmin } from '../admins.commands.server'
import { readSetUp } from '../links.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.server'
import { afterSignIn } from '../sign-in/sign-in.server'
import { SetUpScreen } from '../ui/set-up-screen'
import { sendAndLearn } from '../ui/submit-sign-in'
import type { Route } from './+types/set-up'

const statuses = { valid: 200, done: 410, expired: 410, invalid: 404 }

export async function loader({ context, params }: Route.LoaderArgs) {
  const isDone = await hasAdmin(context.get(databaseContext))
  const state = isDone ? ('done' as const) : readSetUp(context.get(environmentContext), params.token).state
  return data({ state }, { status: statuses[state] })
}

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return submit(request, setUpForm, async (form) => {
    const entrance = await setUpFirstAdmin(db, env, request.headers, { ...form, token: params.token })
    return redirect(afterSignIn(entrance, '/admin'), { headers: withCookies(entrance.cookies) })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendAndLearn(() =>
    keepTyped(serverAction, 'This could not be sent. What you typed is still here. Please try again.'),
  )
}

export function meta() {
  return [{ title: 'Set up the first admin' }, { name: 'robots', content: 'noindex' }]
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpScreen state={loaderData.state} failure={isFormFailure(actionData) ? actionData : undefined} />
}
