import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Origin, PlanItem, Priority } from '../../plan'
import { PRIORITY_LABELS } from '../../priority-labels'
import { usePlanDocument } from './plan-document-context'

const ORIGIN_LABELS = { rule: 'Rule', ai: 'AI', user: 'Written by' }
const ORIGIN_MARKS = { rule: '', ai: ' AI', user: ' own' }

const originLabel = ({ by, from }: Origin) =>
  `${ORIGIN_LABELS[by]}${by === 'user' ? ' ' : ': '}${from.replace(':', ', ')}`

type IdentifiedItem = Pick<PlanItem, 'id' | 'origin'>

/** The id of an item, which is its address; where the item comes from is shown on hover and focus, and spoken. */
export function ItemIdLink({ item: { id, origin } }: { item: IdentifiedItem }) {
  const { editHref } = usePlanDocument()
  const source = originLabel(origin)
  return (
    <span className="whitespace-nowrap">
      <a
        href={`#${id}`}
        aria-label={`${id}. ${source}`}
        data-source={source}
        className="says-source text-faint tabular-nums"
      >
        {id}
        {ORIGIN_MARKS[origin.by]}
      </a>
      {editHref && (
        <Link to={editHref(id)} aria-label={`Edit ${id}`} className="edit-link">
          Edit
        </Link>
      )}
    </span>
  )
}

/** Ids of other items as links to them, with their titles on hover unless there are very many. */
export function ItemLinks({ ids, isNamed = true }: { ids: string[]; isNamed?: boolean }) {
  const { titles } = usePlanDocument()
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <a href={`#${id.split('.')[0]}`} title={isNamed ? titles.get(id) : undefined} className="link whitespace-nowrap">
        {id}
      </a>
    </Fragment>
  ))
}

export function PriorityLabel({ priority }: { priority: Priority }) {
  const look = { must: 'text-ink font-semibold', should: 'text-muted', could: 'text-faint' }[priority]
  return <span className={`text-dense whitespace-nowrap ${look}`}>{PRIORITY_LABELS[priority]}</span>
}

/** The frame of an item in a list: `#FR-3` leads to it. */
export function DocumentItem({
  item,
  children,
  className = '',
}: {
  item: IdentifiedItem
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
