import { href } from 'react-router'
import { SiteButtonLink } from '~/ui/button'
import { PlannerLogo } from '../brand/planner-logo'
import { HomeLink } from '../home-link'

/** The page has no bar: its own way home, and in. */
export function PlannerLandingHeader() {
  return (
    <div className="wrap flex min-h-18 items-center justify-between gap-x-6">
      <div className="flex items-center gap-3 font-heading text-h3 font-bold tracking-tight">
        <HomeLink />
        <span aria-hidden="true" className="h-6 w-px bg-line max-sm:hidden" />
        <span className="flex items-center gap-2 max-sm:hidden">
          <PlannerLogo className="size-6" />
          Planner
        </span>
      </div>
      <SiteButtonLink to={href('/planner/login')} variant="secondary">
        Sign in
      </SiteButtonLink>
    </div>
  )
}
