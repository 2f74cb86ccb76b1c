import { Link } from 'react-router'
import { formatCount } from './audit-labels'

export interface ExternalLinkCounts {
  total: number
  unasked: number
  unchecked: number
  broken: number
}

/** How far it is known what answers where the site links to others. */
export function ExternalLinks({ counts, isPublic }: { counts: ExternalLinkCounts; isPublic: boolean }) {
  const { total, unasked, unchecked, broken } = counts
  if (!isPublic) {
    return (
      <p className="text-dense">
        The internet cannot reach this site: nobody is asked until ORIGIN is a public address.
      </p>
    )
  }
  if (total === 0) return <p className="text-dense">No page links to another site, as far as its pages were read.</p>
  const parts = [
    `${addressCountLabel(total)}, each asked once a week and those that fail once a day`,
    unasked > 0 && `${formatCount(unasked)} not asked yet`,
    unchecked > 0 && `${formatCount(unchecked)} cannot be checked, because their sites refuse programs`,
    `${broken === 0 ? 'none' : formatCount(broken)} broken`,
  ]
  return (
    <div className="grid gap-2 text-dense">
      <p>{parts.filter(Boolean).join('; ')}.</p>
      <p>
        <Link to={`/admin/internal-links?status=${broken > 0 ? 'broken-elsewhere' : 'elsewhere'}`} className="link">
          {broken > 0 ? 'See the broken ones with their pages' : 'See them with their pages'}
        </Link>
      </p>
    </div>
  )
}

const addressCountLabel = (number: number) => `${formatCount(number)} ${number === 1 ? 'address' : 'addresses'}`
