import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, href, Link, redirect, useLocation } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { type SignInInput, type SignUpInput, signInForm, signUpForm } from '../account'
import { resolveSessionSafely } from '../admin-guard.server'
import { withCookies } from '../session.commands.server'
import { isOAuthProvider, OAUTH_PROBLEMS, oauthProblemMessage } from '../sign-in/oauth-provider'
import { listOAuthProviders } from '../sign-in/oauth-providers.server'
import { pathAfterSignIn, signIn } from '../sign-in/sign-in.server'
import { limitAttemptsFromAddress } from '../sign-in/sign-in-limits.server'
import { signUpFromRequest } from '../sign-in/sign-up.server'
import { PlannerLoginScreen } from '../ui/planner-login-screen'
import { ResendConfirmationButton } from '../ui/resend-confirmation-button'
import { submitPlannerLogin } from '../ui/submit-planner-login'
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
  return noindexMeta('Sign in to the planner')
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

/** After signing up: what to do now, and what to do when it does not work. */
function CheckYourEmail({ email, to }: { email: string; to: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  const login = (params: Record<string, string>) =>
    `${href('/planner/login')}?${new URLSearchParams({ ...params, to })}`
  return (
    <section className="wrap max-w-md! py-8 md:py-14">
      <MailCheck size={40} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-h2 outline-none">
        Check your email
      </h1>
      <p className="mt-3 text-muted">
        We sent a link to <strong className="wrap-anywhere text-ink">{email}</strong>. Open it to confirm your email
        address, then sign in. The link expires after three days.
      </p>
      <div className="mt-7 grid gap-3 border-t border-line pt-6">
        <h2 className="text-base font-semibold">Did not get the email?</h2>
        <p className="text-small text-muted">Check your spam folder first.</p>
        <ResendConfirmationButton email={email} />
        <p className="text-small">
          <Link to={login({ for: 'sign-up' })} state={{ email }} className="link">
            Use another email
          </Link>
        </p>
      </div>
      <p className="mt-6 border-t border-line pt-6 text-small">
        <Link to={login({})} state={{ email }} className="link">
          Email confirmed? Sign in
        </Link>
      </p>
    </section>
  )
}
