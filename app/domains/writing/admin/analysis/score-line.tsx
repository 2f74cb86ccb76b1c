import { ratingOfPage } from '~/domains/seo-analysis/finding'

const looks = { good: 'text-success', ok: 'text-warning', bad: 'text-danger' }
const words = { good: 'Good', ok: 'Could be better', bad: 'Needs work' }

/** The score, in words too, and why. */
export function ScoreLine({ score, reason }: { score: number | null; reason: string }) {
  const rating = score === null ? undefined : ratingOfPage(score)
  return (
    <div className="flex items-center gap-3">
      <p className={`font-heading text-h3 tabular-nums ${rating ? looks[rating] : 'text-faint'}`}>
        <span className="sr-only">Score: </span>
        {score ?? '–'}
        <span className="text-dense font-medium text-faint"> of 100</span>
      </p>
      <p className="min-w-0 flex-1 text-dense text-muted">
        {rating && <span className="font-semibold text-ink">{words[rating]}. </span>}
        {reason}
      </p>
    </div>
  )
}
