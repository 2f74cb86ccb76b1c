import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LoadingScreen } from '~/ui/loading-screen'

const PATIENCE_MS = 300

/** Covers the page when the next one takes long. Forms show their own progress. */
export function RouteProgress() {
  const { state, formMethod, location } = useNavigation()
  const { pathname } = useLocation()
  // a filter or a panel of the back office leaves its screen where it is
  const isSameScreen = pathname.startsWith('/admin') && location?.pathname === pathname
  const isLeaving = state === 'loading' && !formMethod && !isSameScreen
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLeaving])
  return isLeaving && isLong ? <LoadingScreen /> : null
}
