import { data, href, type RouterContextProvider, redirect, useLocation } from 'react-router'
import { z } from 'zod'
import { isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { SiteButtonLink } from '~/ui/site-button'
import { AccountScreen } from '../account-screen'
import { resolveSessionSafely } from '../admin-guard.server'
import { withCookies } from '../session.commands.server'
import { findAuthenticationMethods } from '../two-factor/queries.server'
import { reauthenticate } from '../two-factor/reauthenticate.commands.server'
import { type AuthenticationMethods, twoFactorCodeForm } from '../two-factor/two-factor'
import { IdentityForm } from '../ui/identity-form'
import type { Route } from './+types/confirm-identity'

interface ConfirmIdentityScreenProps {
  email: string
  methods: AuthenticationMethods
  /** Where it goes on. */
  to: string
  needsSecondFactor: boolean
  failure: string | undefined
}

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Asks somebody who is signed in to prove once more who they are, and goes on to `to`. */
export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await requireSignedIn(args)
  const headers = withCookies(cookies, { 'Cache-Control': 'no-store' })
  const methods = await findAuthenticationMethods(args.context.get(databaseContext), user.id)
  return data({ email: user.email, methods }, { headers })
}

const typedForm = z.union(
  [twoFactorCodeForm, z.object({ password: z.string().min(1) })],
  'Enter your code or your password.',
)

/** What is typed here without scripts. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const { session } = await requireSignedIn(args)
  return submit(request, typedForm, async (typed) => {
    const asked = { session, address: context.get(requestMetaContext).address }
    await reauthenticate(context.get(databaseContext), context.get(environmentContext), asked, typed)
    return redirect(targetPath(url))
  })
}

async function requireSignedIn(asked: RequestArgs) {
  const { user, session, cookies } = await resolveSessionSafely(asked)
  if (user && session) return { user, session, cookies }
  const to = `${href('/planner/login')}?${new URLSearchParams({ to: targetPath(asked.url) })}`
  throw redirect(to, { headers: withCookies(cookies) })
}

export function meta() {
  return noindexMeta('Confirm your identity')
}

export default function ConfirmIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const url = new URL(search, 'http://own.invalid')
  const needsSecondFactor = url.searchParams.get('for') === 'second-factor'
  const failure = isFormFailure(actionData) ? actionData.formError : undefined
  return (
    <ConfirmIdentityScreen
      {...loaderData}
      needsSecondFactor={needsSecondFactor}
      failure={failure}
      to={targetPath(url)}
    />
  )
}

function targetPath({ searchParams }: URL) {
  return safeRedirectPath(searchParams.get('to'), href('/planner/dashboard'))
}

function ConfirmIdentityScreen({ email, methods, to, needsSecondFactor, failure }: ConfirmIdentityScreenProps) {
  if (needsSecondFactor && !methods.passkey && !methods.app) return <SetUpPrompt to={to} />
  const lead = needsSecondFactor
    ? `Your studio requires two-factor authentication. You are signed in as ${email}.`
    : `You are signed in as ${email}. Confirm your identity to continue.`
  const asked = { methods, needsSecondFactor, failure }
  return (
    <AccountScreen title="Confirm your identity" lead={lead}>
      {/* a document of its own, so that a file is offered and the back office reads everything anew */}
      <IdentityForm {...asked} onConfirmed={() => window.location.assign(to)} />
    </AccountScreen>
  )
}

function SetUpPrompt({ to }: { to: string }) {
  return (
    <AccountScreen
      title="Set up two-factor authentication"
      lead="Your studio requires every admin to have a passkey or an authenticator app."
    >
      <SiteButtonLink
        to={`${href('/planner/account/security')}?${new URLSearchParams({ to })}`}
        className="justify-self-start"
      >
        Set up two-factor authentication
      </SiteButtonLink>
    </AccountScreen>
  )
}
