import { Plus } from 'lucide-react'
import { WeekFigures } from '~/domains/reports/week-figures'
import { findWeekFigures } from '~/domains/reports/week-figures.server'
import { databaseContext } from '~/platform/context.server'
import { knownTroubles } from '~/platform/troubles/known-troubles.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { findAttention } from '../attention.server'
import { DashboardList } from '../dashboard-list'
import { LastActions } from '../last-actions'
import { urgentItems } from '../urgent'
import { UrgentList } from '../urgent-list'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { ...(await findAttention(db)), week: await findWeekFigures(db), troubles: knownTroubles() }
}

export function meta() {
  return [{ title: 'Dashboard' }, { name: 'robots', content: 'noindex' }]
}

/** What needs attention, each with its action, at one glance. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { scheduled, drafts, incomplete, withoutFiles, lastActions, week, troubles } = loaderData
  const urgent = urgentItems(loaderData)
  const isQuiet =
    troubles.length + urgent.length + scheduled.length + drafts.length + incomplete.length + withoutFiles.length === 0
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <ButtonLink to="/admin/blog/new" variant="primary" icon={Plus}>
            New post
          </ButtonLink>
        }
      />
      <div className="grid gap-8">
        {troubles.map((sentence) => (
          <Notice key={sentence} kind="error" title={sentence} />
        ))}
        {isQuiet && <EmptyState title="Nothing needs you" text="No message, no error and no draft waits." />}
        <UrgentList items={urgent} />
        {week && <WeekFigures figures={week} />}
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
          <DashboardList
            title="Coming out next"
            rows={scheduled.map(({ publishedAt, ...post }) => ({ ...toEdit(post), note: <Moment at={publishedAt} /> }))}
          />
          <DashboardList
            title="Drafts"
            rows={drafts.map(({ updatedAt, ...post }) => ({ ...toEdit(post), note: <Moment at={updatedAt} /> }))}
          />
          <DashboardList
            title="Cover or description missing"
            rows={incomplete.map(({ lacks, ...post }) => ({ ...toEdit(post), note: `Lacks ${lacks.join(' and ')}` }))}
          />
          <DashboardList
            title="On sale without a file"
            rows={withoutFiles.map(({ id, title }) => ({ title, path: `/admin/products/edit/${id}/files` }))}
          />
          <LastActions actions={lastActions} />
        </div>
      </div>
    </>
  )
}

function toEdit({ id, title }: { id: string; title: string }) {
  return { title, path: `/admin/blog/edit/${id}` }
}
