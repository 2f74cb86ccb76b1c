import { useIsland } from '~/ui/islands/use-island'
import { SiteButtonLink } from '~/ui/site-button'
import { useBrand } from './use-brand'

/** What the bar offers to the one who looks: a menu to who is signed in, the planner to everybody else. */
export function AccountNav() {
  const { brand } = useBrand()
  return (
    // both stand in one cell, so that nothing moves when the one takes the other's place
    <div data-island="account" className="mt-2 grid *:[grid-area:1/1] md:mt-0 md:ml-3">
      <SiteButtonLink to={brand.tryUrl} variant="secondary">
        Try the planner
      </SiteButtonLink>
    </div>
  )
}

/** The same menu on the planner's screens; visitors are offered nothing here. */
export function PlannerAccountNav() {
  const menu = useIsland<HTMLDivElement>(() => import('./account-menu.island'))
  return <div ref={menu} className="my-3.5 empty:hidden" />
}
