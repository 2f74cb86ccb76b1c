import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/standalone-layout'
import { Copyright } from './footer'
import { loadPageSeo } from './page-frame.server'
import { PlainFrame } from './plain-frame'
import { useTrackPageViews } from './use-page-views'

/** Pages that stand alone. */
export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function StandaloneLayout() {
  useTrackPageViews()
  return (
    <PlainFrame breadcrumbs={buildBreadcrumbs(useMatches())} footer={<Copyright />}>
      <Outlet />
    </PlainFrame>
  )
}
