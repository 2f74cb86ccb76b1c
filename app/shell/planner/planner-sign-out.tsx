import { href } from 'react-router'
import { useSignOut } from '~/domains/accounts/use-sign-out'
import { Button } from '~/ui/workspace/button'

/** The one thing that the bar offers above the dashboard. */
export default function PlannerSignOut() {
  const signOut = useSignOut(href('/planner'))
  return (
    <Button onClick={signOut} className="my-3 ml-auto">
      Sign Out
    </Button>
  )
}
