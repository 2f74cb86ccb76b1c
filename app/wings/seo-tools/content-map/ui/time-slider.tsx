import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toUtcDay } from '~/platform/time/dates'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import { usePendingSearchParams } from '~/ui/workspace/use-pending-search-params'
import type { MapPage } from '../content-map'

const DAY_MS = 86_400_000
const DEBOUNCE_MS = 200

const toDay = (day: number) => toUtcDay(new Date(day * DAY_MS))
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Shows the site as it was on a day: what was published later is not on the map. At its end it shows everything. */
export function TimeSlider({ pages }: { pages: readonly MapPage[] }) {
  const id = useId()
  const [params] = useSearchParams()
  const { latest } = usePendingSearchParams()
  const navigate = useNavigateWhenOnline()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const days = pages.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [Math.floor(publishedAt / DAY_MS)]))
  const [first, last] = days.reduce(([least, most], day) => [Math.min(least, day), Math.max(most, day)], [Infinity, 0])
  const until = params.get('until')
  const asked = until ? Math.floor(Date.parse(until) / DAY_MS) : last
  const shown = Number.isNaN(asked) ? last : Math.min(last, Math.max(first, asked))
  const [pulled, setPulled] = useState<number>()
  if (first >= last) return null

  function go(day: number) {
    setPulled(day)
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const search = withSearchParams(latest(), {
        ...resetPageParams,
        until: day === last ? null : toDay(day),
      })
      await navigate({ search }, { replace: true, preventScrollReset: true })
      setPulled(undefined)
    }, DEBOUNCE_MS)
  }

  const day = pulled ?? shown
  const said = day === last ? 'Today' : dayFormat.format(day * DAY_MS)
  return (
    <div className="flex items-center gap-3 text-dense text-muted">
      <label htmlFor={id} className="shrink-0">
        As of
      </label>
      <input
        id={id}
        type="range"
        min={first}
        max={last}
        value={day}
        aria-valuetext={said}
        onChange={({ target }) => go(target.valueAsNumber)}
        className="h-6 min-w-24 flex-1 accent-accent pointer-coarse:h-11"
      />
      <output htmlFor={id} className="w-28 shrink-0 text-right tabular-nums">
        {said}
      </output>
    </div>
  )
}
