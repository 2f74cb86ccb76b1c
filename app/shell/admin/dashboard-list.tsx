import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface DashboardListProps {
  title: string
  rows: { id: string; title: string; note: ReactNode }[]
}

/** A few posts, each leading to its editor. */
export function DashboardList({ title, rows }: DashboardListProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-base">{title}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ id, title, note }) => (
          <li key={id}>
            <Link
              to={`/admin/blog/edit/${id}`}
              className="flex min-h-10 flex-wrap items-baseline gap-x-4 py-2 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 basis-40 break-words">{title || 'Without a title'}</span>
              <span className="text-dense text-faint">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
