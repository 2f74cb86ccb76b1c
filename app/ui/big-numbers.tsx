import { columnsFor } from './columns'

interface BigNumbersProps {
  items: { value: string; label: string }[]
}

export function BigNumbers({ items }: BigNumbersProps) {
  return (
    <dl className={`grid gap-x-10 gap-y-10 sm:grid-cols-2 ${columnsFor(items.length)}`}>
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-heading text-h1 font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
