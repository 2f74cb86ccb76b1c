import { gridColumnsClassName } from './grid-columns'

interface StatGridProps {
  /** As many as fit well, unless it is said. */
  columns?: 1
  items: { value: string; label: string }[]
}

// characters that fit a third of the page at the larger size
const MAX_LARGE_LENGTH = 8

export function StatGrid({ items, columns }: StatGridProps) {
  const isLong = items.some(({ value }) => value.length > MAX_LARGE_LENGTH)
  return (
    <dl className={`grid gap-x-10 gap-y-10 ${gridColumnsClassName(columns ?? items.length)}`}>
      {[...items.entries()].map(([place, { value, label }]) => (
        <div key={place} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-muted">{label}</dt>
          <dd
            className={`font-heading font-bold tracking-tight tabular-nums ${isLong ? 'text-h2 md:max-lg:text-[1.75rem]' : 'text-h1'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
