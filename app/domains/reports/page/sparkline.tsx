const [WIDTH, HEIGHT, EDGE] = [300, 48, 2]

interface SparklineProps {
  /** What it draws: "Visitors a day, last 30 days". */
  label: string
  values: number[]
}

/** How something went, as a line without scales; its least and most are said in words. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(...values, 1)
  const x = (at: number) => (at / Math.max(1, values.length - 1)) * WIDTH
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-12 w-full text-accent"
      >
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className="fill-accent-tint" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="text-dense text-faint tabular-nums">
        {label}: {Math.min(...values).toLocaleString('en-US')} to {Math.max(...values).toLocaleString('en-US')}
      </figcaption>
    </figure>
  )
}
