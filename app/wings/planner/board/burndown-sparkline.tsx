import { type Burndown, burndownSummary } from './engine/burndown'

const [WIDTH, HEIGHT] = [120, 32]

/** A burndown as small as a word: what is left, beside an even pace. */
export function BurndownSparkline({ burndown: { days, totalHours } }: { burndown: Burndown }) {
  const point = (hours: number, index: number) => {
    const x = 1 + (index / Math.max(1, days.length - 1)) * (WIDTH - 2)
    const y = 1 + (1 - hours / Math.max(1, totalHours)) * (HEIGHT - 2)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  const past = days.filter(({ left }) => left !== null)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={burndownSummary({ days, totalHours })}
      className="h-8 w-30 fill-none"
    >
      <polyline
        points={days.map(({ ideal }, index) => point(ideal, index)).join(' ')}
        className="stroke-faint"
        strokeDasharray="3 3"
      />
      <polyline
        points={past.map(({ left }, index) => point(left ?? 0, index)).join(' ')}
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
