import { Outlet, useParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { PageHeader } from '~/ui/workspace/page-header'
import { findSetUp } from '../set-up/set-up.queries.server'
import { SetUpNavigation } from '../set-up/ui/set-up-navigation'
import type { Route } from './+types/admin-set-up'

export function loader({ context }: Route.LoaderArgs) {
  return findSetUp(context.get(databaseContext), context.get(environmentContext))
}

export function meta() {
  return noindexMeta('Set up your site')
}

/** The steps of the set-up, each an address of its own. */
export default function AdminSetUp({ loaderData: { statuses, isDismissed } }: Route.ComponentProps) {
  const { step } = useParams()
  return (
    <>
      <PageHeader
        title="Set up your site"
        text="Every step can be skipped, and everything can be changed later in Settings."
      />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SetUpNavigation statuses={statuses} current={step} isDismissed={isDismissed} />
        <Outlet />
      </div>
    </>
  )
}
