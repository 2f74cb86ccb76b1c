import { Link } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { pageRatings, ratingForPageScore } from '~/wings/web/seo-analysis/finding'
import type { ListedAudit } from '../queries.server'
import { type AuditSummary, averageScore } from '../site-audit'
import { auditPageRatingLabels } from './audit-labels'
import { filteredFindingsPath } from './audit-paths'

interface AuditOverviewProps {
  audit: Pick<ListedAudit, 'endedAt' | 'doneCount' | 'comparedTo'> & { summary: AuditSummary }
}

/** The whole site at a glance. */
export function AuditOverview({ audit: { endedAt, doneCount, comparedTo, summary } }: AuditOverviewProps) {
  const sum = (name: 'new' | 'fixed') => summary.checks.reduce((total, check) => total + check[name], 0)
  return (
    <section aria-label="Overview" className="mb-6 grid gap-3">
      <p className="text-dense text-muted">
        {formatCount(doneCount, 'page')}, audited {endedAt && <RelativeTime at={endedAt} />}
      </p>
      <div className="flex flex-wrap gap-3 *:grow max-sm:*:basis-full">
        <Score score={averageScore(summary)} />
        <PagesByRating pages={summary.pages} />
        {comparedTo && <ChangeCount label="New since the previous audit" number={sum('new')} change="new" />}
        {comparedTo && <ChangeCount label="Fixed since the previous audit" number={sum('fixed')} change="fixed" />}
      </div>
    </section>
  )
}

const tileClass = 'grid content-start gap-1 rounded-md border border-line bg-surface p-4'
const ratingTextClasses = { good: 'text-success', ok: 'text-warning', bad: 'text-danger' }

function Score({ score }: { score: number | null }) {
  return (
    <p className={tileClass}>
      <span className="text-dense text-muted">Average score</span>
      <span className="font-heading text-h3 tabular-nums">
        {score ?? '–'}
        <span className={`ml-2 text-dense ${score === null ? '' : ratingTextClasses[ratingForPageScore(score)]}`}>
          of 100
        </span>
      </span>
    </p>
  )
}

const ratingBarClasses = { bad: 'bg-danger', ok: 'bg-warning', good: 'bg-success' }

function PagesByRating({ pages }: Pick<AuditSummary, 'pages'>) {
  return (
    <div className={`${tileClass} basis-80 sm:grow-[4]!`}>
      <p className="text-dense text-muted">Pages</p>
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-md bg-line">
        {pageRatings.map((rating) => (
          <span key={rating} className={ratingBarClasses[rating]} style={{ flexGrow: pages[rating] }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-dense tabular-nums">
        {pageRatings.map((rating) => (
          <li key={rating}>
            <span className="font-semibold">{formatNumber(pages[rating])}</span>{' '}
            <span className="text-muted">{auditPageRatingLabels[rating]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChangeCount({ label, number, change }: { label: string; number: number; change: 'new' | 'fixed' }) {
  return (
    <p className={tileClass}>
      <span className="text-dense text-muted">{label}</span>
      <Link to={filteredFindingsPath({ change })} className="font-heading text-h3 tabular-nums hover:underline">
        {formatNumber(number)}{' '}
        <span className="text-dense font-medium text-muted">{number === 1 ? 'finding' : 'findings'}</span>
      </Link>
    </p>
  )
}
