import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { countPages } from '~/platform/lists/page-number'
import { formatNumber } from '~/platform/text/format-number'
import { resetPageParams, withSearchParams } from './search-params'
import { usePendingSearchParams } from './use-pending-search-params'

interface TablePaginationProps {
  page: number
  perPage: number
  /** How many rows there are in all. */
  total: number
}

/** "51–100 of 2,345" and the ways back and on; the other filters stay. */
export function TablePagination({ page, perPage, total }: TablePaginationProps) {
  const pages = countPages(total, perPage)
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  const text = total === 0 ? '' : `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`
  return (
    <PaginationNav text={text}>
      <PaginationLink label="Previous" changes={page > 1 && { page: page === 2 ? null : page - 1 }} />
      <PaginationLink label="Next" changes={page < pages && { page: page + 1 }} />
    </PaginationNav>
  )
}

interface KeysetPaginationProps {
  /** Marks of the rows next to this page, as the address carries them; null where there are none. */
  before: string | null
  after: string | null
  /** From new to old; any other order has a previous and a next page. */
  isChronological?: boolean
}

/** The ways through a list that is too long to be counted. */
export function KeysetPagination({ before, after, isChronological = true }: KeysetPaginationProps) {
  if (before === null && after === null) return null
  return (
    <PaginationNav>
      <PaginationLink
        label={isChronological ? 'Newer' : 'Previous'}
        changes={before !== null && { before, after: null }}
      />
      <PaginationLink label={isChronological ? 'Older' : 'Next'} changes={after !== null && { after, before: null }} />
    </PaginationNav>
  )
}

function PaginationNav({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-2 text-dense text-muted tabular-nums">
      {text && <span className="mr-2">{text}</span>}
      {children}
    </nav>
  )
}

interface PaginationLinkProps {
  label: 'Previous' | 'Next' | 'Newer' | 'Older'
  changes: Record<string, string | number | null> | false
}

const linkClassName = 'control inline-flex items-center gap-1 rounded-md border border-line px-2.5 font-semibold'

function PaginationLink({ label, changes }: PaginationLinkProps) {
  const [params] = useSearchParams()
  const { coming } = usePendingSearchParams()
  // another filter or order is on its way: what is next in it is not known yet
  const isReplaced = withSearchParams(params, resetPageParams) !== withSearchParams(coming, resetPageParams)
  const isBack = label === 'Previous' || label === 'Newer'
  const words = (
    <>
      {isBack && <ChevronLeft size={16} aria-hidden="true" />}
      {label}
      {!isBack && <ChevronRight size={16} aria-hidden="true" />}
    </>
  )
  if (!changes || isReplaced)
    return (
      <span aria-hidden="true" className={`${linkClassName} text-faint`}>
        {words}
      </span>
    )
  return (
    <Link
      to={{ search: withSearchParams(coming, changes) }}
      className={`${linkClassName} bg-surface text-ink hover:border-faint hover:bg-wash`}
    >
      {words}
    </Link>
  )
}
