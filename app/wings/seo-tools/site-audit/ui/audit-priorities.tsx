import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import type { AuditPriority } from '../site-audit'
import { filteredFindingsPath } from './audit-paths'

/** What costs the site most: each with what to do, and the pages to begin with. */
export function AuditPriorities({ priorities }: { priorities: (AuditPriority & { label: string })[] }) {
  if (priorities.length === 0) return null
  return (
    <section aria-labelledby="audit-priorities" className="mb-8">
      <h2 id="audit-priorities" className="text-lg font-semibold">
        Fix these first
      </h2>
      <ol className="mt-3 grid border-t border-line text-dense">
        {priorities.map((priority) => (
          <li key={priority.check} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Link to={filteredFindingsPath({ check: priority.check })} className="font-semibold hover:underline">
                {priority.label}
              </Link>
              <span className="text-muted">{formatCount(priority.pageCount, 'page')}</span>
            </p>
            <p>{priority.fix}</p>
            <PriorityPages priority={priority} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PriorityPages({ priority: { check, pages, pageCount } }: { priority: AuditPriority }) {
  const others = pageCount - pages.length
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted">
      {pages.map(({ path, title }) => (
        <Link key={path} to={filteredFindingsPath({ check, open: path })} className="link">
          {title || path}
        </Link>
      ))}
      {others > 0 && <span>and {formatCount(others, 'more page')}</span>}
    </p>
  )
}
