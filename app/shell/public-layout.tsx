import { Outlet, useMatches } from 'react-router'
import { breadcrumbsOf } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/public-layout'
import { loadFrame } from './page-frame.server'
import { SiteFrame } from './site-frame'
import { usePageViews } from './use-page-views'

export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export default function PublicLayout() {
  usePageViews()
  return (
    <SiteFrame breadcrumbs={breadcrumbsOf(useMatches())}>
      <Outlet />
    </SiteFrame>
  )
}
