import { Outlet, useMatches } from 'react-router'
import { buildBreadcrumbs } from '~/domains/seo/breadcrumbs'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import type { Route } from './+types/account-layout'
import { loadPageSeo } from './page-frame.server'
import { PlainFrame } from './plain-frame'

/** Signing in and what belongs to it: one thing to do, and the way back to the site. */
export function loader(args: Route.LoaderArgs) {
  return loadPageSeo(args)
}

export default function AccountLayout() {
  return (
    <PlainFrame breadcrumbs={buildBreadcrumbs(useMatches())} mainClassName="grid place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <Outlet />
      </div>
    </PlainFrame>
  )
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}
