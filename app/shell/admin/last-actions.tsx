import { Link } from 'react-router'
import { actionLabel } from '~/domains/audit/action-words'
import { RelativeTime } from '~/ui/workspace/moment'
import type { DashboardAttention } from './attention.server'

/** What admins did last. */
export function RecentActions({ actions }: { actions: DashboardAttention['lastActions'] }) {
  if (actions.length === 0) return null
  return (
    <section>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="text-base">Last actions</h2>
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
