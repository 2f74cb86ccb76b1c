import { Link } from 'react-router'

interface PaginationProps {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** What leads to the page before and to the one after; a list of posts begins with the newest. */
  labels?: { previous: string; next: string }
}

const chronologicalLabels = { previous: 'Newer', next: 'Older' }

export function Pagination({ page, pageCount, hrefFor, labels = chronologicalLabels }: PaginationProps) {
  if (pageCount < 2) return null
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  const near = numbers.filter((number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1)
  return (
    <nav aria-label="Pages" className="mt-16 flex flex-wrap items-center justify-center gap-2 tabular-nums">
      {page > 1 && <PageLink to={hrefFor(page - 1)}>{labels.previous}</PageLink>}
      {near.map((number, index) => (
        <span key={number} className="contents">
          {number - (near[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <PageLink to={hrefFor(number)} isCurrent={number === page}>
            {number}
          </PageLink>
        </span>
      ))}
      {page < pageCount && <PageLink to={hrefFor(page + 1)}>{labels.next}</PageLink>}
    </nav>
  )
}

function PageLink({ to, isCurrent = false, children }: { to: string; isCurrent?: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3 font-medium text-muted hover:bg-wash hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
    </Link>
  )
}
