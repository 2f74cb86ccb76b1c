import { Outlet } from 'react-router'
import { adminContext, requireAdmin } from '~/domains/accounts/admin-guard.server'
import adminStyles from '~/ui/admin/admin.css?url'
import { SkipLink } from '../skip-link'
import type { Route } from './+types/admin-layout'
import { Sidebar } from './sidebar'

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
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <Sidebar email={loaderData.email} />
      <main id="main" tabIndex={-1} className="min-w-0 px-5 py-6 outline-none md:px-8">
        <Outlet />
      </main>
    </div>
  )
}
