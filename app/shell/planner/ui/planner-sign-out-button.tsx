import { href } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { useSignOut } from '~/wings/site/accounts/use-sign-out'

/** The one thing that the bar offers above the dashboard; without scripts it is a form. */
export default function PlannerSignOutButton() {
  const signOut = useSignOut(href('/planner'))

  function leave(event: React.FormEvent) {
    event.preventDefault()
    void signOut()
  }

  return (
    <form method="post" action={href('/account/sign-out')} onSubmit={leave} className="my-3 ml-auto">
      <input type="hidden" name="to" value={href('/planner')} />
      <Button type="submit">Sign Out</Button>
    </form>
  )
}
