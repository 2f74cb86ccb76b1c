import { data, href, useLocation } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { attempt } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { SiteButton, SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { verifyEmailChangeToken } from '~/wings/site/accounts/account-links.server'
import { AccountScreen } from '~/wings/site/accounts/account-screen'
import { resolveSessionSafely } from '~/wings/site/accounts/admin-guard.server'
import { LinkOfAnotherAccount } from '~/wings/site/accounts/own-account.commands.server'
import { resolveSession, withCookies } from '~/wings/site/accounts/session.commands.server'
import { useSignOut } from '~/wings/site/accounts/use-sign-out'
import { confirmNewEmail } from '../account.commands.server'
import type { Route } from './+types/new-email'

interface WrongAccountNoticeProps {
  message: string
  /** Somebody else's address; null when nobody is signed in. */
  signedInAs: string | null
}

/** Looking changes nothing: programs that check mails follow their links. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const link = verifyEmailChangeToken(context.get(environmentContext), params.token)
  if (link.state !== 'valid') {
    return data({ from: null, to: null, refusal: null }, { status: link.state === 'expired' ? 410 : 404 })
  }
  const { changesEmailOf, from, to } = link.payload
  const { user, cookies } = await resolveSessionSafely({ request, context })
  const refusal =
    user?.id === changesEmailOf
      ? null
      : { message: new LinkOfAnotherAccount(from).message, signedInAs: user?.email ?? null }
  return data({ from, to, refusal }, { headers: withCookies(cookies) })
}

export function action({ request, context, params: { token } }: Route.ActionArgs) {
  return attempt(async () => {
    const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
    const { user, cookies } = await resolveSession({ request, context })
    const { to } = await confirmNewEmail(db, env, { token, userId: user?.id })
    return data({ changedTo: to }, { headers: withCookies(cookies) })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Change email')
}

export default function NewEmail({ loaderData: { from, to, refusal }, actionData }: Route.ComponentProps) {
  if (actionData && 'changedTo' in actionData) {
    return (
      <AccountScreen title="Email changed" lead={`You now sign in with ${actionData.changedTo}.`}>
        <SiteButtonLink to={href('/planner/dashboard')} className="justify-self-start">
          Go to your plans
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (!to) {
    return (
      <AccountScreen title="This link is no longer valid" lead="It is older than one day or incomplete.">
        <SiteButtonLink to={href('/planner/account')} className="justify-self-start">
          Go to your account
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (refusal) return <WrongAccountNotice {...refusal} />
  return (
    <AccountScreen title="Confirm your new email" lead={`${to} replaces ${from}.`}>
      <ValidatedForm
        failure={isFormFailure(actionData) ? actionData : undefined}
        submitLabel="Confirm email"
        pending="Changing"
      >
        {null}
      </ValidatedForm>
    </AccountScreen>
  )
}

/** The way to the account that the link was made for, and back here. */
function WrongAccountNotice({ message, signedInAs }: WrongAccountNoticeProps) {
  const { pathname } = useLocation()
  if (signedInAs) {
    return (
      <AccountScreen title="This link is for another account" lead={`${message} You are signed in as ${signedInAs}.`}>
        <SignOutForm to={pathname} />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Sign in first" lead={message}>
      <SiteButtonLink
        to={`${href('/planner/login')}?${new URLSearchParams({ to: pathname })}`}
        className="justify-self-start"
      >
        Sign in
      </SiteButtonLink>
    </AccountScreen>
  )
}

function SignOutForm({ to }: { to: string }) {
  const signOut = useSignOut(to)

  function leave(event: React.FormEvent) {
    event.preventDefault()
    void signOut()
  }

  return (
    <form method="post" action={href('/account/sign-out')} onSubmit={leave}>
      <input type="hidden" name="to" value={to} />
      <SiteButton type="submit">Sign out</SiteButton>
    </form>
  )
}
