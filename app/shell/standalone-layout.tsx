import { Outlet } from 'react-router'
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
    <PlainFrame footer={<Copyright />}>
      <Outlet />
    </PlainFrame>
  )
}
