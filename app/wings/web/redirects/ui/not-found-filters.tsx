import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import type { NotFoundFilter } from '../not-found-filter'

const shown = [
  { value: '', label: 'Looked for by people' },
  { value: 'scans', label: 'Scans for weak spots' },
  { value: 'ignored', label: 'Ignored' },
]

const orders = [
  { value: '', label: 'Most wanted first' },
  { value: 'latest', label: 'Latest first' },
]

export function NotFoundFilters() {
  return (
    <FilterBar label="Filter the missing addresses" paramNames={['q', 'show', 'sort']}>
      <SearchFilter name="q" label="Address holds" />
      <SelectFilter name="show" label="Which ones" options={shown} />
      <SelectFilter name="sort" label="Order" options={orders} />
    </FilterBar>
  )
}

export function NotFoundEmptyState({ filter: { q, show } }: { filter: NotFoundFilter }) {
  if (q) return <EmptyState title="Nothing matches" text="No missing address holds this." />
  if (show === 'ignored') return <EmptyState title="Nothing is ignored" text="Addresses that you ignore stand here." />
  return (
    <EmptyState
      title="Nothing is missing"
      text="When somebody asks for an address where nothing is, it stands here for 90 days, with the page on which the link was."
    />
  )
}
