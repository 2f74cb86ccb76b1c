import { data, href, Link, redirect, useLocation } from 'react-router'
import type { z } from 'zod'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { useFormField } from '~/ui/form-field'
import { ValidatedForm } from '~/ui/validated-form'
import { AccountScreen } from '../account-screen'
import { withCookies } from '../session.commands.server'
import { limitAttemptsFromAddress } from '../sign-in/sign-in-limits.server'
import { findPendingSignIn } from '../two-factor/pending-sign-in.server'
import { signInWithCode } from '../two-factor/sign-in.commands.server'
import { twoFactorCodeForm } from '../two-factor/two-factor'
import { PasskeySignInButton } from '../ui/passkey-sign-in-button'
import { submitAndRefreshSession } from '../ui/submit-admin-login'
import type { Route } from './+types/sign-in-code'

interface TwoFactorCodeScreenProps {
  email: string
  /** Where signing in begins anew. */
  back: string
  /** Where it goes on. */
  to: string
  failure: FormFailure | undefined
}

/** The second step of a sign-in; whoever has not taken the first begins anew. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const pending = await findPendingSignIn(
    context.get(databaseContext),
    context.get(environmentContext),
    request.headers,
  )
  if (!pending) throw redirect(signInPath(targetPath(url)))
  return data({ email: pending.email }, { headers: { 'Cache-Control': 'no-store' } })
}

export function action({ request, context, url }: Route.ActionArgs) {
  const caller = { headers: request.headers, address: context.get(requestMetaContext).address }
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  async function work({ code }: z.output<typeof twoFactorCodeForm>) {
    const { cookies } = await signInWithCode(db, env, caller, code)
    return redirect(targetPath(url), { headers: withCookies(cookies) })
  }
  return submit(request, twoFactorCodeForm, work, () => limitAttemptsFromAddress(db, 'code', caller.address))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAndRefreshSession(() =>
    preserveFormOnError(serverAction, 'The form could not be sent. Please try again.'),
  )
}

export function meta() {
  return noindexMeta('Enter your code')
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const to = targetPath(new URL(search, 'http://own.invalid'))
  const failure = isFormFailure(actionData) ? actionData : undefined
  return <TwoFactorCodeScreen email={loaderData.email} back={signInPath(to)} to={to} failure={failure} />
}

function targetPath({ searchParams }: URL) {
  return safeRedirectPath(searchParams.get('to'), href('/planner/dashboard'))
}

function signInPath(to: string) {
  if (to === '/admin' || to.startsWith('/admin/')) return href('/admin/login')
  return `${href('/planner/login')}?${new URLSearchParams({ to })}`
}

function TwoFactorCodeScreen({ email, back, to, failure }: TwoFactorCodeScreenProps) {
  return (
    <AccountScreen title="Enter your code" lead={`Enter the 6-digit code from your authenticator app for ${email}.`}>
      <ValidatedForm failure={failure} submitLabel="Sign in" pending="Signing in">
        <CodeField failure={failure} />
      </ValidatedForm>
      <PasskeySignInButton to={() => to} />
      <p className="text-small">
        <Link to={back} className="link">
          Use another sign-in method
        </Link>
      </p>
    </AccountScreen>
  )
}

function CodeField({ failure }: { failure: FormFailure | undefined }) {
  const hint = 'No access to your device? Enter a recovery code.'
  const { control, notes } = useFormField({ name: 'code', hint, failure })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-semibold">
        Code
      </label>
      <input
        {...control}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className={`${control.className} tracking-wider tabular-nums`}
      />
      {notes}
    </div>
  )
}
