import { href } from 'react-router'
import { ButtonLink } from '~/ui/button'
import { AccountScreen } from '../../account-screen'
import { IdentityForm } from './identity-form'

interface ConfirmScreenProps {
  email: string
  hasSecondFactor: boolean
  /** Where it goes on. */
  to: string
  needsSecondFactor: boolean
}

export function ConfirmScreen({ email, hasSecondFactor, to, needsSecondFactor }: ConfirmScreenProps) {
  if (needsSecondFactor && !hasSecondFactor) return <SetOneUp />
  const lead = needsSecondFactor
    ? `The studio lets admins in only with a second factor. You are signed in as ${email}.`
    : `You are signed in as ${email}. What you want to open asks once more.`
  return (
    <AccountScreen title="Confirm that it is you" lead={lead}>
      {/* a document of its own, so that a file is offered and the back office reads everything anew */}
      <IdentityForm needsSecondFactor={needsSecondFactor} onConfirmed={() => window.location.assign(to)} />
    </AccountScreen>
  )
}

function SetOneUp() {
  return (
    <AccountScreen
      title="Set up a second factor"
      lead="The studio lets admins in only with a passkey or an authenticator app. It takes a minute."
    >
      <ButtonLink to={href('/planner/account/security')} className="justify-self-start">
        Set it up
      </ButtonLink>
    </AccountScreen>
  )
}
