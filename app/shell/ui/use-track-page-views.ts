import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { stopPageTracking, trackPageView } from '~/wings/events/analytics/track-events'

/** Tells of each page that this layout shows, the first and those that are gone to from it. */
export function useTrackPageViews() {
  const { pathname } = useLocation()
  useEffect(() => trackPageView(pathname), [pathname])
  useEffect(() => stopPageTracking, [])
}
