import { href } from 'react-router'
import { SiteButtonLink } from '~/ui/button'
import { AccountScreen } from '../../account-screen'
import type { AuthenticationMethods } from '../two-factor'
import { IdentityForm } from './identity-form'

interface ConfirmIdentityScreenProps {
  email: string
  methods: AuthenticationMethods
  /** Where it goes on. */
  to: string
  needsSecondFactor: boolean
  failure: string | undefined
}

export function ConfirmIdentityScreen({ email, methods, to, needsSecondFactor, failure }: ConfirmIdentityScreenProps) {
  if (needsSecondFactor && !methods.passkey && !methods.app) return <SetUpPrompt to={to} />
  const lead = needsSecondFactor
    ? `Your studio requires two-factor authentication. You are signed in as ${email}.`
    : `You are signed in as ${email}. What you want to open asks for your identity once more.`
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
      lead="Your studio requires a passkey or an authenticator app of every admin. It takes a minute."
    >
      <SiteButtonLink
        to={`${href('/planner/account/security')}?${new URLSearchParams({ to })}`}
        className="justify-self-start"
      >
        Set it up
      </SiteButtonLink>
    </AccountScreen>
  )
}
