import { AreaClosed, LinePath } from '@visx/shape'
import type { ChartPoint } from '../../chart-points'
import { CHART_HEIGHT, type ChartLayout } from './chart-layout'

interface ChartLinesProps {
  points: ChartPoint[]
  layout: ChartLayout
  isOpen: boolean
  chosen: number | undefined
}

interface Spot {
  x: number
  y: number
}

/** Lines are stretched to the width that there is, without their strokes. */
export function ChartLines({ points, layout, isOpen, chosen }: ChartLinesProps) {
  const spots = toSpots(points, ({ value }) => value, layout)
  const before = toSpots(points, ({ previousValue }) => previousValue, layout)
  const settled = isOpen && spots.length > 1 ? spots.slice(0, -1) : spots
  return (
    <svg aria-hidden="true" width="100%" height={CHART_HEIGHT} className="block overflow-visible">
      {layout.ticks.map((tick) => (
        <line key={tick} x2="100%" y1={layout.y(tick)} y2={layout.y(tick)} className="stroke-line" />
      ))}
      <svg
        aria-hidden="true"
        width="100%"
        height={CHART_HEIGHT}
        viewBox={`0 0 100 ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
      >
        <AreaClosed<Spot>
          data={spots}
          x={({ x }) => x}
          y={({ y }) => y}
          y0={CHART_HEIGHT - 1}
          yScale={flat}
          className="fill-accent opacity-10"
        />
        <Line spots={before} className="stroke-faint" dashes="5 4" />
        <Line spots={settled} className="stroke-accent" />
        {settled !== spots && <Line spots={spots.slice(-2)} className="stroke-accent" dashes="2 3" />}
      </svg>
      {chosen !== undefined && <SelectedPoint point={points[chosen]} x={layout.x(chosen)} y={layout.y} />}
      {spots.length === 1 && <circle cx={`${spots[0]?.x}%`} cy={spots[0]?.y} r="3.5" className="fill-accent" />}
    </svg>
  )
}

// AreaClosed wants a scale for its foot, which is given
const flat = Object.assign((y: number) => y, { range: () => [CHART_HEIGHT, 0] }) as never

function toSpots(points: ChartPoint[], of: (point: ChartPoint) => number | null, places: ChartLayout): Spot[] {
  return points.flatMap((point, index) => {
    const value = of(point)
    return value === null ? [] : [{ x: places.x(index), y: places.y(value) }]
  })
}

function Line({ spots, className, dashes }: { spots: Spot[]; className: string; dashes?: string }) {
  return (
    <LinePath<Spot>
      data={spots}
      x={({ x }) => x}
      y={({ y }) => y}
      className={className}
      strokeWidth={2}
      strokeDasharray={dashes}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

function SelectedPoint({ point, x, y }: { point: ChartPoint | undefined; x: number; y: ChartLayout['y'] }) {
  if (!point) return null
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y2={CHART_HEIGHT} className="stroke-faint" />
      {point.previousValue !== null && (
        <circle cx={`${x}%`} cy={y(point.previousValue)} r="4" className="fill-surface stroke-faint" strokeWidth="2" />
      )}
      {point.value !== null && (
        <circle cx={`${x}%`} cy={y(point.value)} r="4.5" className="fill-accent stroke-surface" strokeWidth="2" />
      )}
    </>
  )
}
