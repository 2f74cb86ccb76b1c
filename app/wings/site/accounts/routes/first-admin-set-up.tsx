import { data, redirect } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { TextField } from '~/ui/form-field'
import { SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { findAdminStartPath } from '~/wings/site/settings/queries.server'
import { setUpForm } from '../account'
import { verifySetUpToken } from '../account-links.server'
import { AccountScreen } from '../account-screen'
import { setUpFirstAdmin } from '../admins.commands.server'
import { hasAdmin } from '../queries.server'
import { withCookies } from '../session.commands.server'
import { pathAfterSignIn } from '../sign-in/sign-in.server'
import { NewPasswordField } from '../ui/password-field'
import { submitAndRefreshSession } from '../ui/submit-admin-login'
import type { Route } from './+types/first-admin-set-up'

interface FirstAdminScreenProps {
  state: 'valid' | 'expired' | 'invalid' | 'done'
  failure: FormFailure | undefined
}

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
    return redirect(pathAfterSignIn(entrance, await findAdminStartPath(db)), { headers: withCookies(entrance.cookies) })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAndRefreshSession(() =>
    preserveFormOnError(serverAction, 'The form could not be sent. Please try again.'),
  )
}

export function meta() {
  return noindexMeta('Create the first admin')
}

export default function FirstAdminSetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <FirstAdminScreen state={loaderData.state} failure={isFormFailure(actionData) ? actionData : undefined} />
}

function FirstAdminScreen({ state, failure }: FirstAdminScreenProps) {
  if (state === 'done') {
    return (
      <AccountScreen
        title="This site is already set up"
        lead="This set-up link is no longer valid. Another admin can add you in Settings → Admins."
      >
        <SiteButtonLink to="/admin/login" className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (state !== 'valid') return <InvalidSetUpLink isExpired={state === 'expired'} />
  return (
    <AccountScreen title="Create the first admin" lead="Use this account to manage the site and add other admins.">
      <ValidatedForm failure={failure} submitLabel="Create admin" pending="Creating">
        <TextField name="email" label="Email" type="email" autoComplete="username" failure={failure} />
        <TextField name="name" label="Your name" autoComplete="name" failure={failure} />
        <NewPasswordField isForAdmin label="Password" failure={failure} />
      </ValidatedForm>
    </AccountScreen>
  )
}

function InvalidSetUpLink({ isExpired }: { isExpired: boolean }) {
  return (
    <AccountScreen
      title={isExpired ? 'This link has expired' : 'This link is not valid'}
      lead={isExpired ? 'Set-up links expire after one day.' : 'The link is incomplete or belongs to another site.'}
    >
      <div className="grid gap-2 text-small text-muted">
        <p>Restart the site to print a new link, or create the admin with a command:</p>
        <pre className="rounded-md bg-wash p-3 break-words whitespace-pre-wrap">
          npm run studio -- admin add you@example.com --password …
        </pre>
      </div>
    </AccountScreen>
  )
}
