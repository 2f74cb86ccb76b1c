import type { ReactNode } from 'react'

/** Names and values, one to a line; what has no value is left out. */
export function DescriptionList({ items }: { items: (readonly [name: string, value: ReactNode])[] }) {
  const known = items.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-dense">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
