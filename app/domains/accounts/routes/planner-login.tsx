import { data, href, redirect, useLocation } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { ownPath } from '~/platform/own-path'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { type SignIn, type SignUp, signInForm, signUpForm } from '../account'
import { visitorOf } from '../admin-guard.server'
import { isProvider, PROBLEMS, problemSentence } from '../elsewhere/provider'
import { listProviders } from '../elsewhere/provider-addresses.server'
import { withCookies } from '../session.server'
import { limitCallers } from '../sign-in/account-limits.server'
import { afterSignIn, signIn } from '../sign-in/sign-in.server'
import { signUpHere } from '../sign-in/sign-up.server'
import { CheckYourMail } from '../ui/login/check-your-mail'
import { PlannerLoginScreen } from '../ui/login/planner-login-screen'
import { submitToAuth } from '../ui/login/submit-to-auth'
import type { Route } from './+types/planner-login'

/** Whoever is signed in already goes on. */
export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await visitorOf(args)
  const to = targetOf(args.url)
  if (user) throw redirect(to, { headers: withCookies(cookies) })
  const known = { to, providers: listProviders(args.context.get(environmentContext)), problem: problemIn(args.url) }
  return data(known, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
}

/** Signs in, or up: the address says which. */
export function action({ request, context, url }: Route.ActionArgs) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(visitContext),
  ]
  if (isForNewPeople(url)) {
    const work = async (form: SignUp) => ({ confirms: (await signUpHere({ request, context }, form)).email })
    return submit(request, signUpForm, work, () => limitCallers(db, 'sign-up', address))
  }
  async function work(form: SignIn) {
    const { cookies, ...entrance } = await signIn(db, env, { headers: request.headers, address }, form)
    return redirect(afterSignIn(entrance, targetOf(url)), { headers: withCookies(cookies) })
  }
  return submit(request, signInForm, work, () => limitCallers(db, 'sign-in', address))
}

export function clientAction({ request }: Route.ClientActionArgs) {
  const url = new URL(request.url)
  return submitToAuth(request, isForNewPeople(url) ? 'sign-up' : 'sign-in', targetOf(url))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta() {
  return [{ title: 'Sign in to the planner' }, { name: 'robots', content: 'noindex' }]
}

export default function PlannerLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { search, state } = useLocation()
  const mode = isForNewPeople(new URL(search, 'http://own.invalid')) ? 'sign-up' : 'sign-in'
  if (actionData && 'confirms' in actionData) return <CheckYourMail email={actionData.confirms} to={loaderData.to} />
  const failure = isFormFailure(actionData) ? actionData : undefined
  const email = typeof state?.email === 'string' ? state.email : undefined
  return <PlannerLoginScreen {...loaderData} mode={mode} failure={failure} email={email} />
}

function isForNewPeople({ searchParams }: URL) {
  return searchParams.get('for') === 'sign-up'
}

function targetOf({ searchParams }: URL) {
  return ownPath(searchParams.get('to'), href('/planner/dashboard'))
}

/** Why signing in elsewhere came to nothing. */
function problemIn({ searchParams }: URL) {
  const [id, problem] = [searchParams.get('with') ?? '', PROBLEMS.find((name) => name === searchParams.get('problem'))]
  return problem && isProvider(id) ? problemSentence(problem, id) : null
}
