import { gridColumnsClassName } from './grid-columns'

interface FeatureGridProps {
  /** The headings' level: 2 where no heading stands above. */
  level?: 2 | 3
  /** As many as fit well, unless it is said. */
  columns?: 1 | 2
  items: { title: string; text: React.ReactNode; more?: React.ReactNode }[]
}

/** Short statements side by side, each under a line of its own. */
export function FeatureGrid({ items, columns, level = 3 }: FeatureGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={`grid gap-x-10 gap-y-10 ${gridColumnsClassName(columns ?? items.length)}`}>
      {[...items.entries()].map(([place, { title, text, more }]) => (
        <li key={place} className="flex flex-col border-t-2 border-ink pt-5">
          <Heading className="text-h3">{title}</Heading>
          <p className="mt-2 mb-3 text-muted">{text}</p>
          {more && <div className="mt-auto">{more}</div>}
        </li>
      ))}
    </ul>
  )
}
