import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import type { Route } from './+types/standalone-layout'
import { loadPageSeo } from './seo/load-page-seo.server'
import { Copyright } from './ui/footer'
import { PlainFrame } from './ui/plain-frame'
import { useTrackPageViews } from './ui/use-track-page-views'

/** Pages that stand alone. */
export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function StandaloneLayout() {
  useTrackPageViews()
  return (
    <PlainFrame breadcrumbs={buildBreadcrumbs(useMatches())} footer={<Copyright />}>
      <div hidden data-tracked="" />
      <Outlet />
    </PlainFrame>
  )
}
