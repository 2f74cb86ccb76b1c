import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import type { AttentionItem } from '../attention-items'

const dotClassNames = { danger: 'bg-danger', warning: 'bg-warning', accent: 'bg-accent', neutral: 'bg-faint' }

/** The figures that wait for somebody, each leading to where it is dealt with. */
export function AttentionList({ items }: { items: AttentionItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label="Needs attention">
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {items.map(({ count, singular, plural, actionLabel, path, tone }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-wash"
            >
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dotClassNames[tone]}`} />
              <span className="min-w-0 flex-1 basis-40">
                <strong className="font-semibold tabular-nums">{formatNumber(count)}</strong>{' '}
                {count === 1 ? singular : plural}
              </span>
              <span className="inline-flex items-center gap-1 text-dense font-semibold text-accent group-hover:text-accent-strong max-sm:basis-full max-sm:pl-5">
                {actionLabel}
                <ChevronRight size={16} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
