import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'

const views = [
  { value: '', label: 'All rules' },
  { value: 'on', label: 'Switched on' },
  { value: 'off', label: 'Switched off' },
  { value: 'conflicts', label: 'In conflict' },
  { value: 'nothing', label: 'Link nothing' },
]

export const filterNames = ['q', 'show']

export function RuleFilters({ aside }: { aside: React.ReactNode }) {
  return (
    <FilterBar label="Filter the rules" names={filterNames} aside={aside}>
      <SearchFilter name="q" label="Keyword" />
      <SelectFilter name="show" label="Which rules" options={views} />
    </FilterBar>
  )
}
