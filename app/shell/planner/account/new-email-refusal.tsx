import { href, useLocation } from 'react-router'
import { AccountScreen } from '~/domains/accounts/account-screen'
import { useSignOut } from '~/domains/accounts/use-sign-out'
import { SiteButton, SiteButtonLink } from '~/ui/button'

interface WrongAccountNoticeProps {
  message: string
  /** Somebody else's address; null when nobody is signed in. */
  signedInAs: string | null
}

/** The way to the account that the link was made for, and back here. */
export function WrongAccountNotice({ message: sentence, signedInAs }: WrongAccountNoticeProps) {
  const { pathname } = useLocation()
  if (signedInAs) {
    return (
      <AccountScreen title="This link is for another account" lead={`${sentence} Now you are ${signedInAs}.`}>
        <SignOutForm to={pathname} />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Sign in first" lead={sentence}>
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
