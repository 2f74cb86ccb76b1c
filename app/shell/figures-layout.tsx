import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/figures-layout'
import { loadPageSeo } from './page-frame.server'
import { PlainFrame } from './plain-frame'

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
