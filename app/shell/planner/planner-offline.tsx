import { useLocation } from 'react-router'
import { plannerPrefix } from '~/domains/planner/paths'
import { OfflineNotice } from '../offline-notice'

// they work on without a connection, and say themselves how
const offlineScreens = new RegExp(`^/${plannerPrefix}/(board|new|build-guide)(/|$)`)

/** Another place in the screen that is open. */
export function worksOffline({ pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>) {
  const isSameScreen = pathname === window.location.pathname
  return isSameScreen && (search === window.location.search || offlineScreens.test(pathname))
}

export function PlannerOfflineNotice() {
  const { pathname } = useLocation()
  if (offlineScreens.test(pathname)) return null
  return <OfflineNotice>Save your changes once the connection is back.</OfflineNotice>
}
