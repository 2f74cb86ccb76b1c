import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import type { Route } from './+types/shared-analytics-layout'
import { loadPageSeo } from './seo/load-page-seo.server'
import { PlainFrame } from './ui/plain-frame'

/** Figures that are shared. Whoever reads them is not counted as a visitor. */
export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function SharedAnalyticsLayout() {
  return (
    <PlainFrame breadcrumbs={buildBreadcrumbs(useMatches())}>
      <Outlet />
    </PlainFrame>
  )
}
