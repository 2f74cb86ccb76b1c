import { href } from 'react-router'
import { SiteButtonLink } from '~/ui/site-button'
import { plannerPrefix } from '../planner/planner-prefix'

/** To the first plan, by way of an account; whoever has one and is signed in is sent right on. */
export function StartPlanButton() {
  const query = new URLSearchParams({ for: 'sign-up', to: `/${plannerPrefix}/new` })
  return <SiteButtonLink to={`${href('/planner/login')}?${query}`}>Start a plan</SiteButtonLink>
}
