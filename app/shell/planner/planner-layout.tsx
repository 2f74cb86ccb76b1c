import { href, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { LoadingScreen } from '~/ui/loading-screen'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { joinPlan } from '~/wings/planner/plans/membership.commands.server'
import { ConfirmIdentityDialog } from '~/wings/site/accounts/confirm-identity-dialog'
import { useSessionRecheck } from '~/wings/site/accounts/use-session-recheck'
import { requireUser, userContext } from '~/wings/site/accounts/user-guard.server'
import { buildBreadcrumbs } from '~/wings/web/seo/breadcrumbs'
import { loadPageSeo } from '../seo/load-page-seo.server'
import { OfflineNotice } from '../ui/offline-notice'
import { SiteFrame } from '../ui/site-frame'
import { useOfflineLinkGuard } from '../ui/use-offline-link-guard'
import type { Route } from './+types/planner-layout'
import { hasNotesBadge } from './notes-badge.server'
import { plannerPrefix } from './planner-prefix'
import { FloatingButtons } from './ui/floating-buttons'

const planPaths = ['new', 'import', 'edit', 'build-guide'].map((screen) => `/${plannerPrefix}/${screen}`)

// they work on without a connection, and say themselves how
const offlineScreens = new RegExp(`^/${plannerPrefix}/(board|new|build-guide)(/|$)`)

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** A loader of its own makes the guard run on client navigation too. */
export async function loader(args: Route.LoaderArgs) {
  const { id, email } = args.context.get(userContext)
  // the parameters of the screen inside: whoever comes here has opened the plan
  const { sprintId } = args.params as { sprintId?: string }
  const db = args.context.get(databaseContext)
  if (sprintId) await joinPlan(db, { id, email }, sprintId)
  return { ...(await loadPageSeo(args)), user: { id, email }, hasNotes: await hasNotesBadge(db, id) }
}

/** What only a screen's address says (filters, an open panel) is no reason to ask again, and works without a connection. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSameScreen && !formMethod ? false : defaultShouldRevalidate
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta() {
  return noindexMeta('Planner')
}

/** What stands around every screen of whoever plans. */
export default function PlannerLayout({ loaderData }: Route.ComponentProps) {
  const onClickCapture = useOfflineLinkGuard(worksOffline)
  const isRechecking = useSessionRecheck(loaderData.user.id)
  return (
    <SiteFrame breadcrumbs={buildBreadcrumbs(useMatches())}>
      {isRechecking && <LoadingScreen />}
      <ConfirmIdentityDialog />
      <div onClickCapture={onClickCapture} className="[--sticky-top:0px]">
        <PlannerTabs />
        <div className="wrap pt-4 pb-28 text-small">
          <PlannerOfflineNotice />
          <Outlet />
        </div>
        <FloatingButtons userId={loaderData.user.id} hasNotes={loaderData.hasNotes} />
      </div>
    </SiteFrame>
  )
}

/** Another place in the screen that is open. */
function worksOffline({ pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>) {
  const isSameScreen = pathname === window.location.pathname
  return isSameScreen && (search === window.location.search || offlineScreens.test(pathname))
}

function PlannerOfflineNotice() {
  const { pathname } = useLocation()
  if (offlineScreens.test(pathname)) return null
  return <OfflineNotice>Save your changes when the connection is back.</OfflineNotice>
}

/** The planner's screens, in one row. */
function PlannerTabs() {
  return (
    <div className="wrap print:hidden">
      <LinkTabs
        label="Planner"
        tabs={[
          { to: href('/planner/dashboard'), label: 'Plans', hasMoreBelow: true, alsoAt: planPaths },
          { to: href('/planner/board'), label: 'Board' },
          {
            to: href('/planner/stack-library'),
            label: 'Stacks',
            hasMoreBelow: true,
            alsoAt: [href('/planner/stack-generator')],
          },
          { to: href('/planner/agents'), label: 'Agents' },
          { to: href('/planner/account'), label: 'Account', hasMoreBelow: true },
        ]}
      />
    </div>
  )
}
