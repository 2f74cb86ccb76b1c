import { useEffect, useState } from 'react'
import { DAY_MS, formatDateTime } from '~/platform/time/dates'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { BlockFrame } from './block-frame'

const TICK_MS = 1_000

/**
 * How long something still lasts. The moment itself is written out, for readers without scripts; the clock beside it keeps
 * its place until it ticks.
 */
export function CountdownBlock({ block, blockData }: { block: BlockOfType<'countdown'>; blockData: BlockData }) {
  const { title, text, endsAt, endText } = block
  const end = endsAt ? new Date(endsAt) : undefined
  const left = useTimeLeft(end, blockData.fetchedAt)
  if (!title && !text && !end) return null
  const isOver = end !== undefined && left.ms === 0
  return (
    <BlockFrame title={title} text={text} tone="deep">
      {end && (
        <div className="grid min-h-32 content-center gap-5">
          {isOver ? (
            <p className="text-lead">{endText || 'This has ended.'}</p>
          ) : (
            <>
              <Clock ms={left.isTicking ? left.ms : undefined} />
              <p className="text-muted">
                Until <time dateTime={endsAt}>{formatDateTime(end)}</time>
              </p>
            </>
          )}
        </div>
      )}
    </BlockFrame>
  )
}

/** What is left at this moment; before the first tick, as of the moment at which the page was made. */
function useTimeLeft(end: Date | undefined, madeAt: number) {
  const [now, setNow] = useState<number>()
  const endMs = end?.getTime()
  const ms = Math.max(0, (endMs ?? 0) - (now ?? madeAt))
  const isOver = ms === 0
  useEffect(() => {
    if (endMs === undefined || isOver) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [endMs, isOver])
  return { ms, isTicking: now !== undefined }
}

/** For the eye: who listens is told the moment, not every second. */
function Clock({ ms }: { ms: number | undefined }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-[repeat(4,auto)] justify-start gap-x-5 sm:gap-x-8">
      {units.map(({ name, of }) => (
        <p key={name} className="min-w-12 sm:min-w-16">
          <span className="block font-heading text-h2 font-bold tabular-nums sm:text-h1">
            {ms === undefined ? '––' : String(of(ms)).padStart(2, '0')}
          </span>
          <span className="text-small text-muted">{name}</span>
        </p>
      ))}
    </div>
  )
}

const units = [
  { name: 'days', of: (ms: number) => Math.floor(ms / DAY_MS) },
  { name: 'hours', of: (ms: number) => Math.floor(ms / 3_600_000) % 24 },
  { name: 'minutes', of: (ms: number) => Math.floor(ms / 60_000) % 60 },
  { name: 'seconds', of: (ms: number) => Math.floor(ms / 1_000) % 60 },
]
