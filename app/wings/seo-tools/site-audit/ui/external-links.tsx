import { Link } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'

export interface ExternalLinkCounts {
  total: number
  pending: number
  unchecked: number
  broken: number
}

/** How far it is known what answers where the site links to others. */
export function ExternalLinks({ counts, isPublic }: { counts: ExternalLinkCounts; isPublic: boolean }) {
  const { total, pending, unchecked, broken } = counts
  if (!isPublic) {
    return <p className="text-dense">External links are checked once ORIGIN is a public URL.</p>
  }
  if (total === 0) return <p className="text-dense">No external links found.</p>
  const parts = [
    `${addressCountLabel(total)}, checked weekly, failed ones daily`,
    pending > 0 && `${formatNumber(pending)} not checked yet`,
    unchecked > 0 && `${formatNumber(unchecked)} cannot be checked because their sites block bots`,
    `${broken === 0 ? 'none' : formatNumber(broken)} broken`,
  ]
  return (
    <div className="grid gap-2 text-dense">
      <p>{parts.filter(Boolean).join('; ')}.</p>
      <p>
        <Link to={`/admin/internal-links?status=${broken > 0 ? 'broken-elsewhere' : 'elsewhere'}`} className="link">
          {broken > 0 ? 'View broken external links' : 'View external links'}
        </Link>
      </p>
    </div>
  )
}

const addressCountLabel = (number: number) => `${formatCount(number, 'URL')}`
