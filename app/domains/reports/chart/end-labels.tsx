import { type FigureFormat, formatShort } from '../figures'
import type { ChartPoint } from './chart-points'
import type { Places } from './places'

interface EndLabelsProps {
  points: ChartPoint[]
  places: Places
  format: FigureFormat
}

const LINE = 16

/** What the lines come to, written where they end. Where both end close together, each makes room for the other. */
export function EndLabels({ points, places, format }: EndLabelsProps) {
  const at = points.findLastIndex(({ value }) => value !== null)
  const [now, before] = [points[at]?.value ?? null, points.at(-1)?.before ?? null]
  const isAtEnd = at === points.length - 1
  const apart = now === null || before === null ? LINE : places.y(before) - places.y(now)
  const room = isAtEnd && Math.abs(apart) < LINE ? ((LINE - Math.abs(apart)) / 2) * (apart < 0 ? -1 : 1) : 0
  return (
    <div aria-hidden="true" className="text-[0.75rem] tabular-nums max-sm:hidden">
      {now !== null && (
        <Label x={places.x(at)} y={places.y(now) - room} className="font-semibold text-ink">
          {formatShort(format, now)}
        </Label>
      )}
      {before !== null && (
        <Label x={places.x(points.length - 1)} y={places.y(before) + room} className="text-faint">
          {formatShort(format, before)} before
        </Label>
      )}
    </div>
  )
}

function Label({ x, y, className, children }: { x: number; y: number; className: string; children: React.ReactNode }) {
  return (
    <span
      style={{ left: `${x}%`, top: y }}
      className={`absolute ml-2.5 -translate-y-1/2 whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  )
}
