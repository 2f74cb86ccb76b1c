import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/public-layout'
import { loadPageSeo } from './page-frame.server'
import { SiteFrame } from './site-frame'
import { useTrackPageViews } from './use-page-views'

export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function PublicLayout() {
  useTrackPageViews()
  return (
    <SiteFrame breadcrumbs={buildBreadcrumbs(useMatches())}>
      <Outlet />
    </SiteFrame>
  )
}
