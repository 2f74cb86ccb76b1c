import { data, href, redirect, useLocation } from 'react-router'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { safeRedirectPath } from '~/platform/own-path'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { type SignInInput, type SignUpInput, signInForm, signUpForm } from '../account'
import { resolveSessionSafely } from '../admin-guard.server'
import { isOAuthProvider, OAUTH_PROBLEMS, oauthProblemMessage } from '../elsewhere/provider'
import { listOAuthProviders } from '../elsewhere/provider-addresses.server'
import { withCookies } from '../session.server'
import { limitAttemptsFromAddress } from '../sign-in/account-limits.server'
import { pathAfterSignIn, signIn } from '../sign-in/sign-in.server'
import { signUpFromRequest } from '../sign-in/sign-up.server'
import { CheckYourEmail } from '../ui/login/check-your-mail'
import { PlannerLoginScreen } from '../ui/login/planner-login-screen'
import { submitPlannerLogin } from '../ui/login/submit-to-auth'
import type { Route } from './+types/planner-login'

/** Whoever is signed in already goes on. */
export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await resolveSessionSafely(args)
  const to = targetPath(args.url)
  if (user) throw redirect(to, { headers: withCookies(cookies) })
  const known = {
    to,
    providers: listOAuthProviders(args.context.get(environmentContext)),
    problem: oauthProblemInUrl(args.url),
  }
  return data(known, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
}

/** Signs in, or up: the address says which. */
export function action({ request, context, url }: Route.ActionArgs) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(requestMetaContext),
  ]
  if (isSignUp(url)) {
    const work = async (form: SignUpInput) => ({
      confirms: (await signUpFromRequest({ request, context }, form)).email,
    })
    return submit(request, signUpForm, work, () => limitAttemptsFromAddress(db, 'sign-up', address))
  }
  async function work(form: SignInInput) {
    const { cookies, ...entrance } = await signIn(db, env, { headers: request.headers, address }, form)
    return redirect(pathAfterSignIn(entrance, targetPath(url)), { headers: withCookies(cookies) })
  }
  return submit(request, signInForm, work, () => limitAttemptsFromAddress(db, 'sign-in', address))
}

export function clientAction({ request }: Route.ClientActionArgs) {
  const url = new URL(request.url)
  return submitPlannerLogin(request, isSignUp(url) ? 'sign-up' : 'sign-in', targetPath(url))
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
  const mode = isSignUp(new URL(search, 'http://own.invalid')) ? 'sign-up' : 'sign-in'
  if (actionData && 'confirms' in actionData) return <CheckYourEmail email={actionData.confirms} to={loaderData.to} />
  const failure = isFormFailure(actionData) ? actionData : undefined
  const email = typeof state?.email === 'string' ? state.email : undefined
  return <PlannerLoginScreen {...loaderData} mode={mode} failure={failure} email={email} />
}

function isSignUp({ searchParams }: URL) {
  return searchParams.get('for') === 'sign-up'
}

function targetPath({ searchParams }: URL) {
  return safeRedirectPath(searchParams.get('to'), href('/planner/dashboard'))
}

/** Why signing in elsewhere came to nothing. */
function oauthProblemInUrl({ searchParams }: URL) {
  const [id, problem] = [
    searchParams.get('with') ?? '',
    OAUTH_PROBLEMS.find((name) => name === searchParams.get('problem')),
  ]
  return problem && isOAuthProvider(id) ? oauthProblemMessage(problem, id) : null
}
