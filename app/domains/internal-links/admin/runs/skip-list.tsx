import { Link, useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'
import { type SkipReason, skipReasons } from '../../engine/placing/page-plan'
import type { ListedSkip } from '../../runs/queries.server'
import { Sentence } from './sentence'

interface SkipListProps {
  /** How many places have each reason. */
  counts: Partial<Record<SkipReason, number>>
  reason: SkipReason | undefined
  rows: ListedSkip[]
}

/** Places of keywords that get no link, grouped by the reason; of the chosen one the first place of each rule. */
export function SkipList({ counts, reason, rows }: SkipListProps) {
  const [params] = useSearchParams()
  const known = (Object.entries(counts) as [SkipReason, number][]).sort(([, a], [, b]) => b - a)
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <nav aria-label="Reasons" className="grid content-start text-dense">
        {known.map(([name, times]) => (
          <Link
            key={name}
            to={{ search: withParams(params, { reason: name }) }}
            aria-current={name === reason ? 'true' : undefined}
            preventScrollReset
            className="control flex items-center justify-between gap-3 rounded-md px-2.5 hover:bg-wash aria-[current=true]:bg-accent-tint"
          >
            {skipReasons[name]}
            <span className="font-semibold tabular-nums">{times.toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      <ul className="grid min-w-0 content-start">
        {rows.map((skip) => (
          <li key={skip.number} className="grid gap-0.5 border-b border-line py-2.5 text-dense">
            <p>
              <Sentence sentence={skip.sentence} start={skip.firstLetter} end={skip.lastLetter} />
            </p>
            <p className="text-faint tabular-nums">
              “{skip.keyword}”, {timesIn(skip)}{' '}
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

function timesIn({ times, pages }: ListedSkip) {
  if (times === 1) return 'once in'
  const count = times.toLocaleString('en-US')
  return pages === 1 ? `${count} times in` : `${count} times in ${pages.toLocaleString('en-US')} pages, first in`
}
