import { Link } from 'react-router'
import { SITE_PAGES } from '../site-pages'
import type { StarterSlug } from '../starters.server'

/** Pages that the site has a place for and the studio has not written: each begins from a starter. */
export function StarterLinks({ slugs }: { slugs: StarterSlug[] }) {
  if (slugs.length === 0) return null
  return (
    <nav aria-label="Starter pages" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-dense">
      <span className="text-muted">Create from a starter:</span>
      {slugs.map((slug) => (
        <Link
          key={slug}
          to={`/admin/landing-pages/new?starter=${slug}`}
          className="link inline-flex min-h-9 items-center"
        >
          {SITE_PAGES[slug].title}
        </Link>
      ))}
    </nav>
  )
}
