import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { clearFilterParams, type LabeledFilter, negateFilterParam, removeFilterParam } from '../url-filters'

/** Which visits are shown: each choice can be turned around and taken away. */
export function FilterChips({ filters }: { filters: LabeledFilter[] }) {
  const place = useKeepFocus(filters.map(({ label: words }) => words).join())
  return (
    <div ref={place} tabIndex={-1} className={filters.length > 0 ? 'focus:outline-none' : 'sr-only'}>
      {filters.length > 0 && <Chips filters={filters} />}
    </div>
  )
}

/** A chip that was pressed is another one afterwards, or gone: whoever pressed it by keyboard goes on from here. */
function useKeepFocus(shown: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (shown !== before.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return place
}

function Chips({ filters }: { filters: LabeledFilter[] }) {
  const [params] = useSearchParams()
  return (
    <section aria-label="Filters" className="flex flex-wrap items-center gap-2 text-dense">
      {filters.map((filter) => (
        <span
          key={filter.label}
          className="control inline-flex min-w-0 items-center rounded-md border border-accent bg-accent-tint"
        >
          <Link
            to={{ search: negateFilterParam(params, filter) }}
            preventScrollReset
            title={filter.isNot ? 'Include these visits' : 'Exclude these visits'}
            className="min-w-0 truncate px-2.5 py-1 font-medium hover:underline"
          >
            {filter.label}
          </Link>
          <Link
            to={{ search: removeFilterParam(params, filter) }}
            preventScrollReset
            aria-label={`Remove: ${filter.label}`}
            className="grid min-h-8 min-w-8 place-items-center rounded-md hover:bg-wash pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <X size={15} aria-hidden="true" />
          </Link>
        </span>
      ))}
      {filters.length > 1 && (
        <Link
          to={{ search: clearFilterParams(params) }}
          preventScrollReset
          className="control inline-flex items-center rounded-md px-2 font-medium text-muted hover:bg-wash hover:text-ink"
        >
          Clear filters
        </Link>
      )}
      <span className="basis-full text-muted">All metrics below are filtered.</span>
    </section>
  )
}
