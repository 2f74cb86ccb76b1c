import { href } from 'react-router'
import { plannerPrefix } from '~/domains/planner/paths'
import { ButtonLink } from '~/ui/button'

/** To the first plan, by way of an account; whoever has one and is signed in is sent right on. */
export function StartButton() {
  const query = new URLSearchParams({ for: 'sign-up', to: `/${plannerPrefix}/new` })
  return <ButtonLink to={`${href('/planner/login')}?${query}`}>Start a plan</ButtonLink>
}
