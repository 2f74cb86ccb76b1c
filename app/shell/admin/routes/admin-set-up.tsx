import { Outlet, useParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { PageHeader } from '~/ui/workspace/page-header'
import { findDemoOffer } from '../../demo/demo-state.server'
import { DemoCard } from '../../demo/ui/demo-card'
import { findSetUp } from '../set-up/set-up.queries.server'
import { SetUpNavigation } from '../set-up/ui/set-up-navigation'
import type { Route } from './+types/admin-set-up'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { ...(await findSetUp(db, context.get(environmentContext))), demo: await findDemoOffer(db) }
}

export function meta() {
  return noindexMeta('Set up your site')
}

/** The steps of the set-up, each an address of its own. */
export default function AdminSetUp({ loaderData: { statuses, isDismissed, demo } }: Route.ComponentProps) {
  const { step } = useParams()
  return (
    <>
      <PageHeader
        title="Set up your site"
        text="Every step can be skipped, and everything can be changed later in Settings."
      />
      {demo?.name === 'removable' && (
        <div className="mb-6">
          <DemoCard offer={demo} />
        </div>
      )}
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SetUpNavigation statuses={statuses} current={step} isDismissed={isDismissed} />
        <Outlet />
      </div>
    </>
  )
}
