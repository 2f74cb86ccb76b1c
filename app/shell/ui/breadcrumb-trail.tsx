import { Link } from 'react-router'
import type { Breadcrumb } from '~/wings/web/seo/seo-settings'

export function BreadcrumbTrail({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  if (breadcrumbs.length === 0) return null
  const above = breadcrumbs.slice(0, -1)
  const own = breadcrumbs.at(-1)
  return (
    <nav aria-label="Breadcrumb" className="wrap text-small text-faint">
      <ol className="flex items-center">
        {above.map(({ label, path, isSegmentOnly }) => (
          <li key={path} className="flex shrink-0 items-center after:px-2 after:content-['/']">
            {isSegmentOnly ? (
              <span className="inline-flex min-h-11 items-center">{label}</span>
            ) : (
              <Link to={path} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                <span className="max-w-[35vw] truncate">{label}</span>
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-muted">
          {own?.label}
        </li>
      </ol>
    </nav>
  )
}
