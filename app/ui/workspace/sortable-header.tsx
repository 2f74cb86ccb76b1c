import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { resetPageParams, withSearchParams } from './search-params'
import { nextSort, parseSort } from './sort-order'
import { usePendingSearchParams } from './use-pending-search-params'

interface SortableHeaderProps {
  /** As the address calls it. */
  name: string
  label: string
  align?: 'end'
  isSortable?: boolean
  className?: string
}

/** The head of a column; where the table can be sorted by it, a link that does. */
export function SortableHeader({ label, align, isSortable = false, className = '', name }: SortableHeaderProps) {
  const [params] = useSearchParams()
  const { coming } = usePendingSearchParams()
  const sort = parseSort(params.get('sort'))
  const direction = sort?.by === name ? sort.direction : undefined
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const look = `inline-flex min-h-8 items-center gap-1 ${align === 'end' ? 'md:flex-row-reverse' : ''}`
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={`first:pl-2 pr-4 py-1 font-medium text-muted ${align === 'end' ? 'text-right' : 'text-left'} ${className}`}
    >
      {isSortable ? (
        <Link
          to={{ search: withSearchParams(coming, { sort: nextSort(name, sort), ...resetPageParams }) }}
          preventScrollReset
          className={`${look} hover:text-ink ${direction ? 'font-semibold text-ink' : ''}`}
        >
          {label}
          <Arrow size={14} aria-hidden="true" className={direction ? '' : 'invisible'} />
        </Link>
      ) : (
        <span className={look}>{label}</span>
      )}
    </th>
  )
}
