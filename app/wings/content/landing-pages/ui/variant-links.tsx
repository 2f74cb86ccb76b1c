import { Link } from 'react-router'
import type { VariantSummary } from '../landing-page-preview.server'

/** The versions of a previewed page, with the share of the visitors that each gets. */
export function VariantLinks({ versions, shown }: { versions: VariantSummary[]; shown: string }) {
  if (versions.length === 0) return null
  return (
    <nav aria-label="Variants" className="border-b border-line">
      <ul className="wrap flex flex-wrap justify-center gap-x-6 text-small">
        {versions.map(({ id, name, share }) => (
          <li key={id}>
            <Link
              to={`?version=${id}`}
              replace
              preventScrollReset
              aria-current={id === shown ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 hover:text-accent aria-current:font-semibold aria-current:underline aria-current:decoration-accent aria-current:decoration-2 aria-current:underline-offset-4"
            >
              {name} <span className="text-muted tabular-nums">{share}%</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
