import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { endPage, tellPageView } from '~/domains/analytics/tell-events'

/** Tells of each page that this layout shows, the first and those that are gone to from it. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(() => tellPageView(pathname), [pathname])
  useEffect(() => endPage, [])
}
