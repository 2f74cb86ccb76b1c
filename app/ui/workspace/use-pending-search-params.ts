import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * The parameters of the address that the screen is on its way to, else of the one it has: who changes one of them must not
 * take back what somebody chose a moment before. `latest` has them later, in a timer.
 */
export function usePendingSearchParams() {
  const here = useLocation()
  const { location: going } = useNavigation()
  const { search } = going?.pathname === here.pathname ? going : here
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  return { coming: new URLSearchParams(search), latest: () => new URLSearchParams(latest.current) }
}
