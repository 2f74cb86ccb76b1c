import { Link } from 'react-router'
import type { Neighbours } from '../reading/neighbours.queries.server'

/** The ways to the posts that came out before and after this one. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Posts beside this one"
      className="mt-12 grid max-w-2xl gap-8 border-t border-line pt-8 sm:grid-cols-2"
    >
      {previous && <NeighbourLink label="Previous post" {...previous} />}
      {next && <NeighbourLink label="Next post" {...next} />}
    </nav>
  )
}

function NeighbourLink({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <Link to={`/blog/${slug}`} className="group min-w-0">
      <span className="text-small text-muted">{label}</span>{' '}
      <span className="block font-semibold decoration-accent group-hover:underline">{title}</span>
    </Link>
  )
}
