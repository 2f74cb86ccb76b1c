import { useState } from 'react'
import { Link } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { TextField } from '~/ui/form-field'
import { SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { AccountScreen } from '../account-screen'
import { useSignOut } from '../use-sign-out'
import { PasskeySignInButton } from './passkey-sign-in-button'
import { PasswordField } from './password-field'

interface AdminLoginScreenProps {
  failure: FormFailure | undefined
  /** Whoever is signed in already. */
  user: { email: string; isAdmin: boolean } | null
  hasAdmin: boolean
}

export function AdminLoginScreen({ failure, user, hasAdmin }: AdminLoginScreenProps) {
  if (user?.isAdmin) return <AlreadySignedInNotice email={user.email} />
  return (
    <AccountScreen title="Sign in" lead="Sign in to the back office of this site.">
      {!hasAdmin && (
        <p className="rounded-md border border-warning px-4 py-3 text-small">
          There is no admin yet. Open the set-up link printed in the server log. Restart the site to print a new one.
        </p>
      )}
      {user && (
        <p className="rounded-md border border-line px-4 py-3 text-small">
          You are signed in as {user.email}, which is not an admin. Sign in with an admin account to continue.
        </p>
      )}
      <ValidatedForm failure={failure} submitLabel="Sign in" pending="Signing in">
        <TextField name="email" label="Email" type="email" autoComplete="username" failure={failure} />
        <PasswordField label="Password" autoComplete="current-password" failure={failure} />
      </ValidatedForm>
      <PasskeySignInButton to={(who) => (who?.is_admin ? '/admin' : '/')} />
      <p className="text-small">
        <Link to="/account/password" className="link">
          Forgot your password?
        </Link>
      </p>
    </AccountScreen>
  )
}

function AlreadySignedInNotice({ email }: { email: string }) {
  return (
    <AccountScreen title="You are signed in" lead={`As ${email}, an administrator of this site.`}>
      <div className="flex flex-wrap gap-3">
        <SiteButtonLink to="/admin">Go to the dashboard</SiteButtonLink>
        <SignOutButton className="inline-flex min-h-11 items-center rounded-md border border-faint px-5 py-2 font-semibold hover:border-ink hover:bg-wash" />
      </div>
    </AccountScreen>
  )
}

/** Signs out; without scripts it is a form. */
function SignOutButton({ className }: { className: string }) {
  const signOut = useSignOut()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(event: React.FormEvent) {
    event.preventDefault()
    setIsLeaving(true)
    await signOut()
    setIsLeaving(false)
  }

  return (
    <form method="post" action="/account/sign-out" onSubmit={leave} className="contents">
      <button type="submit" disabled={isLeaving} className={className}>
        Sign Out
      </button>
    </form>
  )
}
