import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { auditedKinds } from '../finding-filter'
import { kindWords } from './audit-words'

const kinds = [
  { value: '', label: 'Any kind of page' },
  ...auditedKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
]

const ratings = [
  { value: '', label: 'Problems and improvements' },
  { value: 'bad', label: 'Problems' },
  { value: 'ok', label: 'Improvements' },
]

const changes = [
  { value: '', label: 'All that is found' },
  { value: 'new', label: 'New since the audit before' },
  { value: 'mended', label: 'Mended since then' },
]

export const filterNames = ['check', 'kind', 'rating', 'change']

interface FindingFiltersProps {
  checks: { check: string; label: string }[]
  aside: React.ReactNode
}

export function FindingFilters({ checks, aside }: FindingFiltersProps) {
  const all = [{ value: '', label: 'All checks' }, ...checks.map(({ check, label }) => ({ value: check, label }))]
  return (
    <FilterBar label="Filter the findings" names={filterNames} aside={aside}>
      <SelectFilter name="check" label="Check" options={all} />
      <SelectFilter name="kind" label="Kind" options={kinds} />
      <SelectFilter name="rating" label="How bad" options={ratings} />
      <SelectFilter name="change" label="What changed" options={changes} />
    </FilterBar>
  )
}
