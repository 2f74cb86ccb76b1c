import { Outlet } from 'react-router'
import { adminContext, requireAdmin } from '~/domains/accounts/admin-guard.server'
import adminStyles from '~/ui/admin/admin.css?url'
import type { Route } from './+types/admin-layout'
import { AdminFault } from './admin-fault'
import { AdminFrame } from './admin-frame'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

/** A loader of its own makes the guard run on client navigation too. */
export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(adminContext).email }
}

export function links() {
  return [{ rel: 'stylesheet', href: adminStyles }]
}

export function meta() {
  return [{ title: 'Back office' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame email={loaderData.email}>
      <Outlet />
    </AdminFrame>
  )
}

/** A screen that broke or is missing leaves the frame where it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame email={loaderData?.email ?? ''}>
      <AdminFault error={error} />
    </AdminFrame>
  )
}
