import { columnsFor } from './columns'

interface FeatureGridProps {
  /** As many as fit well, unless it is said. */
  columns?: 2
  items: { title: string; text: React.ReactNode; more?: React.ReactNode }[]
}

/** Short statements side by side, each under a line of its own. */
export function FeatureGrid({ items, columns }: FeatureGridProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-10 ${columns ? columnsFor(columns) : columnsFor(items.length)}`}>
      {items.map(({ title, text, more }) => (
        <li key={title} className="flex flex-col border-t-2 border-ink pt-5">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 mb-3 text-muted">{text}</p>
          {more && <div className="mt-auto">{more}</div>}
        </li>
      ))}
    </ul>
  )
}
