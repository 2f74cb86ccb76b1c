import { formatDateTime } from '~/platform/time/dates'
import { useIsland } from '~/ui/islands/use-island'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { BlockFrame } from './block-frame'

/**
 * How long something still lasts. The moment itself is written out, for readers without scripts; the clock beside it keeps
 * its place until it ticks.
 */
export function CountdownBlock({ block, blockData }: { block: BlockOfType<'countdown'>; blockData: BlockData }) {
  const { title, text, endsAt, endText } = block
  const end = endsAt ? new Date(endsAt) : undefined
  const clock = useIsland<HTMLDivElement>(() => import('./countdown.island'), endsAt)
  if (!title && !text && !end) return null
  const isOver = end !== undefined && end.getTime() <= blockData.fetchedAt
  return (
    <BlockFrame title={title} text={text} tone="deep">
      {end && (
        <div
          key={endsAt}
          ref={clock}
          data-island="countdown"
          data-ends-at={end.getTime()}
          className="grid min-h-32 content-center gap-5"
        >
          <p hidden={!isOver} className="text-lead">
            {endText || 'This has ended.'}
          </p>
          {!isOver && (
            <>
              <Clock />
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

/** For the eye: who listens is told the moment, not every second. */
function Clock() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[repeat(4,auto)] justify-start gap-x-5 sm:gap-x-8">
      {['days', 'hours', 'minutes', 'seconds'].map((unit) => (
        <p key={unit} className="min-w-12 sm:min-w-16">
          <span data-unit={unit} className="block font-heading text-h2 font-bold tabular-nums sm:text-h1">
            ––
          </span>
          <span className="text-small text-muted">{unit}</span>
        </p>
      ))}
    </div>
  )
}
