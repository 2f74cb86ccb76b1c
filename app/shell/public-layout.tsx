import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import type { Route } from './+types/public-layout'
import { loadPageSeo } from './seo/load-page-seo.server'
import { SiteFrame } from './ui/site-frame'
import { useTrackPageViews } from './ui/use-track-page-views'

export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function PublicLayout() {
  useTrackPageViews()
  return (
    <SiteFrame breadcrumbs={buildBreadcrumbs(useMatches())}>
      <div hidden data-tracked="" />
      <Outlet />
    </SiteFrame>
  )
}
