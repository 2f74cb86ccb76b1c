import { Outlet } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { LoadingScreen } from '~/ui/loading-screen'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { LinksPanelContext } from '~/wings/publishing/writing/links-panel'
import { LinkSuggestionsSidebar } from '~/wings/seo-tools/internal-links/link-suggestions-sidebar'
import { adminGuard } from '~/wings/site/accounts/admin-guard.server'
import { useSessionRecheck } from '~/wings/site/accounts/use-session-recheck'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Route } from './+types/admin-layout'
import { AdminErrorScreen } from './ui/admin-error-screen'
import { AdminFrame } from './ui/admin-frame'

export const middleware: Route.MiddlewareFunction[] = [adminGuard]

/** A loader of its own makes the guard run on client navigation too. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, email } = context.get(adminContext)
  return { id: id ?? '', email }
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta() {
  return noindexMeta('Back office')
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const isRechecking = useSessionRecheck(loaderData.id, { needsAdmin: true })
  return (
    <AdminFrame email={loaderData.email}>
      {isRechecking && <LoadingScreen />}
      <LinksPanelContext value={LinkSuggestionsSidebar}>
        <Outlet />
      </LinksPanelContext>
    </AdminFrame>
  )
}

/** A screen that broke or is missing leaves the frame where it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame email={loaderData?.email ?? ''}>
      <AdminErrorScreen error={error} />
    </AdminFrame>
  )
}
