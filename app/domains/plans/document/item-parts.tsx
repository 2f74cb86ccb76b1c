import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { Origin, PlanItem, Priority } from '../plan'
import { useDocument } from './document-context'

const sources = { rule: 'Rule', ai: 'AI', user: 'Written by' }
const signs = { rule: '', ai: ' AI', user: ' own' }

const sourceOf = ({ by, from }: Origin) => `${sources[by]}${by === 'user' ? ' ' : ': '}${from.replace(':', ', ')}`

type Headed = Pick<PlanItem, 'id' | 'origin'>

/** The id of an item, which is its address; where the item comes from is shown on hover and focus, and spoken. */
export function ItemId({ item: { id, origin }, isTarget = false }: { item: Headed; isTarget?: boolean }) {
  return (
    <span className="group/id relative inline-flex items-baseline gap-1">
      <a
        href={`#${id}`}
        id={isTarget ? id : undefined}
        className="rounded-sm text-[0.8125rem] whitespace-nowrap text-faint tabular-nums no-underline hover:text-ink hover:underline"
      >
        {id}
        <span aria-hidden="true" className={origin.by === 'user' ? 'text-accent' : 'text-muted'}>
          {signs[origin.by]}
        </span>
        <span className="sr-only">, {sourceOf(origin)}</span>
      </a>
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-full left-0 z-10 mt-1 w-max max-w-64 rounded-md border border-line bg-surface px-2 py-1 text-dense text-muted shadow-lift group-focus-within/id:visible group-hover/id:visible print:hidden"
      >
        {sourceOf(origin)}
      </span>
      <EditLink id={id} />
    </span>
  )
}

function EditLink({ id }: { id: string }) {
  const { editHref } = useDocument()
  if (!editHref) return null
  return (
    <Link
      to={editHref(id)}
      aria-label={`Edit ${id}`}
      title={`Edit ${id}`}
      className="inline-grid size-6 translate-y-1 place-items-center rounded-md text-faint opacity-0 group-hover/item:opacity-100 hover:bg-wash hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100 print:hidden"
    >
      <Pencil size={14} aria-hidden="true" />
    </Link>
  )
}

/** Ids of other items as links to them. */
export function Cited({ ids }: { ids: string[] }) {
  const { titles } = useDocument()
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={`#${id.split('.')[0]}`} title={titles.get(id)} className="whitespace-nowrap tabular-nums link">
        {id}
      </a>
    </span>
  ))
}

const priorities = { must: 'Must have', should: 'Should have', could: 'Could have' }

export function PriorityMark({ priority }: { priority: Priority }) {
  const look = { must: 'text-ink font-semibold', should: 'text-muted', could: 'text-faint' }[priority]
  return <span className={`text-dense whitespace-nowrap ${look}`}>{priorities[priority]}</span>
}

/** The frame of an item in a list: `#FR-3` leads to it. */
export function Item({
  item,
  children,
  className = '',
}: {
  item: Headed
  children: React.ReactNode
  className?: string
}) {
  return (
    <li
      id={item.id}
      className={`group/item scroll-mt-20 rounded-md target:bg-accent-tint target:outline-8 target:outline-accent-tint print:break-inside-avoid ${className}`}
    >
      {children}
    </li>
  )
}
