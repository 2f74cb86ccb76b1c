import { Outlet, useMatches } from 'react-router'
import { breadcrumbsOf } from '~/domains/seo/breadcrumbs'
import type { Route } from './+types/standalone-layout'
import { Copyright } from './footer'
import { loadFrame } from './page-frame.server'
import { PlainFrame } from './plain-frame'
import { usePageViews } from './use-page-views'

/** Pages that stand alone. */
export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export default function StandaloneLayout() {
  usePageViews()
  return (
    <PlainFrame breadcrumbs={breadcrumbsOf(useMatches())} footer={<Copyright />}>
      <Outlet />
    </PlainFrame>
  )
}
