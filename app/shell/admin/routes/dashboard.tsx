import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listHealthProblems } from '~/platform/monitoring/health-problems.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { WeekMetricsSection } from '~/wings/reports/reports/week-metrics'
import { findDashboardMetrics } from '~/wings/reports/reports/week-metrics.server'
import { actionLabel } from '~/wings/site/audit-log/action-label'
import { findDemoOffer } from '../../demo/demo-state.server'
import { DemoCard } from '../../demo/ui/demo-card'
import { buildAttentionItems } from '../attention-items'
import { type DashboardAttention, findDashboardAttention } from '../dashboard-attention.server'
import { setUpPath } from '../set-up/set-up'
import { findSetUp } from '../set-up/set-up.queries.server'
import { SetUpList } from '../set-up/ui/set-up-list'
import { AttentionList } from '../ui/attention-list'
import type { Route } from './+types/dashboard'

interface DashboardLinkListProps {
  title: string
  rows: { title: string; path: string; note?: ReactNode }[]
}

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return {
    ...(await findDashboardAttention(db)),
    week: await findDashboardMetrics(db),
    issues: listHealthProblems(),
    setUp: await findSetUp(db, context.get(environmentContext)),
    demo: await findDemoOffer(db),
  }
}

export function meta() {
  return noindexMeta('Dashboard')
}

/** What needs attention, each with its action, at one glance. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { scheduled, drafts, incomplete, withoutFiles, lastActions, week, issues, setUp, demo } = loaderData
  const urgent = buildAttentionItems(loaderData)
  const isQuiet =
    issues.length + urgent.length + scheduled.length + drafts.length + incomplete.length + withoutFiles.length === 0
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
        {issues.map((sentence) => (
          <Notice key={sentence} kind="error" title={sentence} />
        ))}
        {!loaderData.hasContactEmail && <NoContactEmail />}
        {demo && !demo.isDismissed && <DemoCard offer={demo} />}
        {demo?.name !== 'removable' && !setUp.isDismissed && <SetUpList statuses={setUp.statuses} />}
        {isQuiet && (
          <EmptyState title="Nothing needs attention" text="There are no unread messages, errors or drafts." />
        )}
        <AttentionList items={urgent} />
        {week && <WeekMetricsSection figures={week} />}
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
          <DashboardLinkList
            title="Scheduled posts"
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
            title="Missing cover or description"
            rows={incomplete.map(({ lacks, ...post }) => ({ ...toEdit(post), note: `Missing ${lacks.join(' and ')}` }))}
          />
          <DashboardLinkList
            title="Published products without files"
            rows={withoutFiles.map(({ id, title }) => ({ title, path: `/admin/products/edit/${id}/files` }))}
          />
          <RecentActions actions={lastActions} />
        </div>
      </div>
    </>
  )
}

/** Messages must not seem to be answered that nobody hears of. */
function NoContactEmail() {
  return (
    <Notice
      kind="warning"
      title="No contact email is set"
      action={<ButtonLink to={setUpPath('contact')}>Set contact email</ButtonLink>}
    >
      Messages and leads are kept in the inbox. Nobody gets an email about them, or about orders.
    </Notice>
  )
}

function toEdit({ id, title }: { id: string; title: string }) {
  return { title, path: `/admin/blog/edit/${id}` }
}

/** A few posts or products, each leading to where it is mended. */
function DashboardLinkList({ title, rows }: DashboardLinkListProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-base">{title}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ title, path, note }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-10 flex-wrap items-baseline gap-x-4 py-2 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 basis-40 break-words">{title || 'Untitled'}</span>
              {note && <span className="text-dense text-faint">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What admins did last. */
function RecentActions({ actions }: { actions: DashboardAttention['lastActions'] }) {
  if (actions.length === 0) return null
  return (
    <section>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="text-base">Recent activity</h2>
        <Link to="/admin/settings" className="link text-dense">
          Audit log
        </Link>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {actions.map(({ id, action, subject, subjectTitle, actorEmail, happenedAt }) => (
          <li key={id}>
            <Link
              to={`/admin/settings?open=${id}`}
              className="flex min-h-10 flex-wrap items-baseline gap-x-4 py-2 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 basis-40 break-words">
                <span className="font-semibold">{actionLabel(action)}</span> {subjectTitle || subject}
                <span className="block text-dense break-all text-faint">{actorEmail}</span>
              </span>
              <RelativeTime at={happenedAt} className="text-dense text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
