import { Outlet, useMatches } from 'react-router'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import type { Route } from './+types/account-layout'
import { loadPageSeo } from './seo/load-page-seo.server'
import { PlainFrame } from './ui/plain-frame'

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
