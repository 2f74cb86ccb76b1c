import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LoadingScreen } from '~/ui/loading-screen'
import { plannerPrefix } from '../planner/planner-prefix'

const DELAY_MS = 300
const appAreas = ['/admin', `/${plannerPrefix}/`]

/** Covers the page when the next one takes long. Forms show their own progress. */
export function RouteProgress() {
  const { state, formMethod, location } = useNavigation()
  const { pathname } = useLocation()
  // a filter or a panel of a work place leaves its screen where it is
  const isSameScreen = appAreas.some((area) => pathname.startsWith(area)) && location?.pathname === pathname
  const isLeaving = state === 'loading' && !formMethod && !isSameScreen
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsLong(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLeaving])
  return isLeaving && isLong ? <LoadingScreen /> : null
}
