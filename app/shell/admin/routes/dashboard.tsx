import { Plus } from 'lucide-react'
import { WeekMetrics } from '~/domains/reports/week-figures'
import { findWeekMetrics } from '~/domains/reports/week-figures.server'
import { databaseContext } from '~/platform/context.server'
import { listHealthProblems } from '~/platform/troubles/known-troubles.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { findDashboardAttention } from '../attention.server'
import { DashboardLinkList } from '../dashboard-list'
import { RecentActions } from '../last-actions'
import { buildAttentionItems } from '../urgent'
import { AttentionList } from '../urgent-list'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { ...(await findDashboardAttention(db)), week: await findWeekMetrics(db), troubles: listHealthProblems() }
}

export function meta() {
  return [{ title: 'Dashboard' }, { name: 'robots', content: 'noindex' }]
}

/** What needs attention, each with its action, at one glance. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { scheduled, drafts, incomplete, withoutFiles, lastActions, week, troubles } = loaderData
  const urgent = buildAttentionItems(loaderData)
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
        <AttentionList items={urgent} />
        {week && <WeekMetrics figures={week} />}
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
          <DashboardLinkList
            title="Coming out next"
            rows={scheduled.map(({ publishedAt, ...post }) => ({
              ...toEdit(post),
              note: <RelativeTime at={publishedAt} />,
            }))}
          />
          <DashboardLinkList
            title="Drafts"
            rows={drafts.map(({ updatedAt, ...post }) => ({ ...toEdit(post), note: <RelativeTime at={updatedAt} /> }))}
          />
          <DashboardLinkList
            title="Cover or description missing"
            rows={incomplete.map(({ lacks, ...post }) => ({ ...toEdit(post), note: `Lacks ${lacks.join(' and ')}` }))}
          />
          <DashboardLinkList
            title="On sale without a file"
            rows={withoutFiles.map(({ id, title }) => ({ title, path: `/admin/products/edit/${id}/files` }))}
          />
          <RecentActions actions={lastActions} />
        </div>
      </div>
    </>
  )
}

function toEdit({ id, title }: { id: string; title: string }) {
  return { title, path: `/admin/blog/edit/${id}` }
}
