import { Outlet } from 'react-router'
import type { Route } from './+types/standalone-layout'
import { loadFrame } from './page-frame.server'

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
