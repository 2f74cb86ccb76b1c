import { gridColumnsClassName } from './grid-columns'

interface StepsProps {
  /** The headings' level: 2 where no heading stands above. */
  level?: 2 | 3
  /** As many as fit well, unless it is said. */
  columns?: 1
  items: { title: string; text: string }[]
}

/** What happens in which order. */
export function Steps({ items, columns, level = 3 }: StepsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ol className={`grid gap-x-10 gap-y-10 ${gridColumnsClassName(columns ?? items.length)}`}>
      {[...items.entries()].map(([index, { title, text }]) => (
        <li key={index}>
          <div
            aria-hidden="true"
            className="mb-5 flex items-center gap-3 font-heading text-h3 font-bold text-second tabular-nums"
          >
            {index + 1}
            <span className="h-0.5 grow bg-line" />
          </div>
          <Heading className="text-h3">{title}</Heading>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
