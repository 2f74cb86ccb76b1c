import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { withSearchParams } from '~/ui/workspace/search-params'
import { type LinkSkipReason, linkSkipReasonLabels } from '../engine/placing/page-plan'
import type { ListedRunSkip } from '../runs/queries.server'
import { HighlightedSentence } from './highlighted-sentence'

interface RunSkipListProps {
  /** How many places have each reason. */
  counts: Partial<Record<LinkSkipReason, number>>
  reason: LinkSkipReason | undefined
  rows: ListedRunSkip[]
}

/** Places of keywords that get no link, grouped by the reason; of the chosen one the first place of each rule. */
export function RunSkipList({ counts, reason, rows }: RunSkipListProps) {
  const [params] = useSearchParams()
  const known = (Object.entries(counts) as [LinkSkipReason, number][]).sort(([, a], [, b]) => b - a)
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <nav aria-label="Reasons" className="grid content-start text-dense">
        {known.map(([name, times]) => (
          <Link
            key={name}
            to={{ search: withSearchParams(params, { reason: name }) }}
            aria-current={name === reason ? 'true' : undefined}
            preventScrollReset
            className="control flex items-center justify-between gap-3 rounded-md px-2.5 hover:bg-wash aria-[current=true]:bg-accent-tint"
          >
            {linkSkipReasonLabels[name]}
            <span className="font-semibold tabular-nums">{formatNumber(times)}</span>
          </Link>
        ))}
      </nav>
      <ul className="grid min-w-0 content-start">
        {rows.map((skip) => (
          <li key={skip.number} className="grid gap-0.5 border-b border-line py-2.5 text-dense">
            <p>
              <HighlightedSentence sentence={skip.sentence} start={skip.quoteStart} end={skip.quoteEnd} />
            </p>
            <p className="text-faint tabular-nums">
              “{skip.keyword}”, {occurrencesLabel(skip)}{' '}
              <a href={skip.path} className="hover:underline">
                {skip.path}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function occurrencesLabel({ occurrences, pages }: ListedRunSkip) {
  if (occurrences === 1) return 'once in'
  const count = formatNumber(occurrences)
  return pages === 1 ? `${count} times in` : `${count} times in ${formatNumber(pages)} pages, first in`
}
