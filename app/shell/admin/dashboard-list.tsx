import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface DashboardLinkListProps {
  title: string
  rows: { title: string; path: string; note?: ReactNode }[]
}

/** A few posts or products, each leading to where it is mended. */
export function DashboardLinkList({ title, rows }: DashboardLinkListProps) {
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
              <span className="min-w-0 flex-1 basis-40 break-words">{title || 'Without a title'}</span>
              {note && <span className="text-dense text-faint">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
