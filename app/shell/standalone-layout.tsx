import { Outlet } from 'react-router'
import { usePageViews } from '~/domains/analytics/use-page-views'
import type { Route } from './+types/standalone-layout'
import { WaterLine } from './brand/sea'
import { Copyright } from './footer'
import { HomeLink } from './home-link'
import { loadFrame } from './page-frame.server'
import { SkipLink } from './skip-link'

/** Pages that stand alone: the studio's name, and nothing else that leads away. */
export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export default function StandaloneLayout() {
  usePageViews()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap flex min-h-18 items-center">
        <HomeLink />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <footer className="mt-auto">
        <WaterLine />
        <div className="on-deep">
          <Copyright />
        </div>
      </footer>
    </div>
  )
}
