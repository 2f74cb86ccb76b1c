import { lazy, Suspense, useEffect, useState } from 'react'
import { SiteButtonLink } from '~/ui/site-button'
import { getSessionMarker, onSessionMarkerChange } from '~/wings/site/accounts/session-marker'
import { useBrand } from './use-brand'

// most visitors never sign in: what only signed-in people need is not theirs to fetch
const UserMenu = lazy(() => import('./user-menu'))

/** What the bar offers to the one who looks: a menu to who is signed in, the planner to everybody else. */
export function AccountNav() {
  const { brand } = useBrand()
  const mayBeSignedIn = useHasSessionHint()
  const [isSignedIn, setIsSignedIn] = useState(false)
  const showsMenu = mayBeSignedIn && isSignedIn
  return (
    // both stand in one cell, so that nothing moves when the one takes the other's place
    <div className="mt-2 grid *:[grid-area:1/1] md:mt-0 md:ml-3">
      <SiteButtonLink to={brand.tryUrl} variant="secondary" className={showsMenu ? 'invisible' : ''}>
        Try the planner
      </SiteButtonLink>
      {mayBeSignedIn && (
        <Suspense>
          <UserMenu onSessionChange={setIsSignedIn} />
        </Suspense>
      )}
    </div>
  )
}

/** The same menu on the planner's screens; visitors are offered nothing here. */
export function PlannerAccountNav() {
  const mayBeSignedIn = useHasSessionHint()
  return (
    mayBeSignedIn && (
      <div className="my-3.5">
        <Suspense>
          <UserMenu />
        </Suspense>
      </div>
    )
  )
}

/** Whether somebody signed in with this browser; known once the page has loaded, and heard from other tabs. */
function useHasSessionHint() {
  const [hasMark, setHasMark] = useState(false)
  useEffect(() => {
    const look = () => setHasMark(getSessionMarker() !== null)
    look()
    return onSessionMarkerChange(look)
  }, [])
  return hasMark
}
