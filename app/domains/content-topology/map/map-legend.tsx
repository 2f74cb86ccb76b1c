import type { LegendEntry } from './colours'

/** What the colours mean, with how many pages have each. */
export function MapLegend({ legend }: { legend: readonly LegendEntry[] }) {
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
      {legend
        .filter(({ count }) => count > 0)
        .map(({ label, colour, count }) => (
          <li key={label + colour} className="flex min-w-0 items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: colour }}
            />
            <span className="max-w-48 truncate">{label}</span>
            <span className="text-faint tabular-nums">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
    </ul>
  )
}
