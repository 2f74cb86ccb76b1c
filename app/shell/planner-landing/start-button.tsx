import { href } from 'react-router'
import { plannerPrefix } from '~/domains/planner/paths'
import { SiteButtonLink } from '~/ui/button'

/** To the first plan, by way of an account; whoever has one and is signed in is sent right on. */
export function StartPlanButton() {
  const query = new URLSearchParams({ for: 'sign-up', to: `/${plannerPrefix}/new` })
  return <SiteButtonLink to={`${href('/planner/login')}?${query}`}>Start a plan</SiteButtonLink>
}
