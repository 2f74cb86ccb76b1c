import { href, useLocation } from 'react-router'
import { AccountScreen } from '~/domains/accounts/account-screen'
import { useSignOut } from '~/domains/accounts/use-sign-out'
import { Button, ButtonLink } from '~/ui/button'

interface NewEmailRefusalProps {
  sentence: string
  /** Somebody else's address; null when nobody is signed in. */
  signedInAs: string | null
}

/** The way to the account that the link was made for, and back here. */
export function NewEmailRefusal({ sentence, signedInAs }: NewEmailRefusalProps) {
  const { pathname } = useLocation()
  if (signedInAs) {
    return (
      <AccountScreen title="This link is for another account" lead={`${sentence} Now you are ${signedInAs}.`}>
        <SignOut to={pathname} />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Sign in first" lead={sentence}>
      <ButtonLink
        to={`${href('/planner/login')}?${new URLSearchParams({ to: pathname })}`}
        className="justify-self-start"
      >
        Sign in
      </ButtonLink>
    </AccountScreen>
  )
}

function SignOut({ to }: { to: string }) {
  const signOut = useSignOut(to)

  function leave(event: React.FormEvent) {
    event.preventDefault()
    void signOut()
  }

  return (
    <form method="post" action={href('/account/sign-out')} onSubmit={leave}>
      <input type="hidden" name="to" value={to} />
      <Button type="submit">Sign out</Button>
    </form>
  )
}
