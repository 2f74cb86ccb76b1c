import { Menu, Search, X } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useIsland } from '~/ui/islands/use-island'
import { plannerPrefix } from '../planner/planner-prefix'
import { AccountNav, PlannerAccountNav } from './account-nav'
import { HomeLink } from './home-link'
import { navigationMode } from './navigation-mode'
import { PlannerLogo } from './planner-logo'
import { SiteMenuItem } from './site-menu-item'
import { useBrand } from './use-brand'

// visitors have nothing to sign out of
const PlannerSignOut = lazy(() => import('../planner/ui/planner-sign-out-button'))

export function NavigationBar() {
  const { pathname } = useLocation()
  const mode = navigationMode(pathname)
  if (mode === 'hidden') return null
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-6">
        {mode === 'planner' && <PlannerLink />}
        {mode === 'planner' && <PlannerAccountNav />}
        {mode === 'site' && <HomeLink />}
        {mode === 'site' && <SiteMenu />}
        {mode === 'sign-out-only' && (
          <Suspense>
            <PlannerSignOut />
          </Suspense>
        )}
      </div>
    </header>
  )
}

/** A row of links; on narrow screens a panel that a button opens. Which is open is said by its button alone. */
function SiteMenu() {
  const panelId = useId()
  const { menus } = useBrand()
  const nav = useIsland<HTMLElement>(() => import('./site-menu.island'))
  return (
    <nav ref={nav} data-island="site-menu" aria-label="Main" className="contents">
      <button
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        className="group peer -mr-2 my-3.5 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold md:hidden noscript:hidden"
      >
        <Menu size={22} aria-hidden="true" className="group-aria-expanded:hidden" />
        <X size={22} aria-hidden="true" className="hidden group-aria-expanded:block" />
        Menu
      </button>
      <div
        id={panelId}
        className="hidden w-full flex-col gap-1 border-t border-line py-3 peer-aria-expanded:flex noscript:flex md:flex md:w-auto md:flex-row md:items-center md:border-0 md:py-0"
      >
        {menus.navigation.map((item) => (
          <SiteMenuItem key={`${item.url} ${item.label}`} item={item} />
        ))}
        <SearchLink />
        <AccountNav />
      </div>
    </nav>
  )
}

/** A magnifying glass beside the menu; on narrow screens an entry of it. */
function SearchLink() {
  return (
    <NavLink
      to="/search"
      className="inline-flex min-h-11 min-w-11 items-center gap-3 rounded-md font-medium text-muted hover:bg-wash hover:text-ink aria-[current=page]:text-ink md:justify-center"
    >
      <Search size={20} aria-hidden="true" />
      <span className="md:sr-only">Search</span>
    </NavLink>
  )
}

/** The planner's own logo: the studio's name steps back, the planner's is bold. */
function PlannerLink() {
  const { brand } = useBrand()
  return (
    <Link
      to={`/${plannerPrefix}`}
      className="inline-flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold tracking-tight"
    >
      <PlannerLogo />
      <span>
        <span className="font-medium text-muted">{brand.name}</span> Planner
      </span>
    </Link>
  )
}
