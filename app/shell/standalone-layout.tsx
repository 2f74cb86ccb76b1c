import { Outlet } from 'react-router'
import { loadFrame } from './page-frame.server'
import type { Route } from './+types/standalone-layout'

/** Pages that stand alone: no navigation bar, no footer, nothing that leads away. */
export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export default function StandaloneLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
