import { columnsFor } from './columns'

interface StepsProps {
  items: { title: string; text: string }[]
}

/** What happens in which order. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={`grid gap-x-10 gap-y-10 ${columnsFor(items.length)}`}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <div
            aria-hidden="true"
            className="mb-5 flex items-center gap-3 font-heading text-h3 font-bold text-accent tabular-nums"
          >
            {index + 1}
            <span className="h-0.5 grow bg-line" />
          </div>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
