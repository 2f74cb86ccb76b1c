import { Outlet } from 'react-router'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { WaterLine } from './brand/sea'
import { HomeLink } from './home-link'
import { SkipLink } from './skip-link'

/** Signing in and what belongs to it: one thing to do, and the way back to the site. */
export default function AccountLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap flex min-h-18 items-center">
        <HomeLink />
      </header>
      <main id="main" tabIndex={-1} className="grid grow place-items-center px-4 py-10 outline-none">
        <div className="w-full max-w-md">
          <Outlet />
        </div>
      </main>
      <footer>
        <WaterLine />
        <div className="on-deep h-10" />
      </footer>
    </div>
  )
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}
