import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { FRAME, linkStatuses, ownPlaces } from '../listing/link-filter'
import { kindWords, siteKinds } from '../listing/site-kinds'
import { placeWords, statusWords } from './link-words'

export const kindOptions = [
  { value: '', label: 'On all kinds of page' },
  ...siteKinds.map((value) => ({ value, label: kindWords[value] })),
]

const places = [
  { value: '', label: 'In all places' },
  ...ownPlaces.map((value) => ({ value, label: placeWords[value] })),
  { value: FRAME, label: 'Menu and footer' },
]

const statuses = [
  { value: '', label: 'Wherever they lead' },
  ...linkStatuses.map((value) => ({ value, label: statusWords[value].label })),
]

export const filterNames = ['q', 'place', 'status', 'kind']

export function LinkFilters({ aside }: { aside: React.ReactNode }) {
  return (
    <FilterBar label="Filter the links" names={filterNames} aside={aside}>
      <SearchFilter name="q" label="Words or address" />
      <SelectFilter name="place" label="Place" options={places} />
      <SelectFilter name="status" label="Status" options={statuses} />
      <SelectFilter name="kind" label="Kind of page" options={kindOptions} />
    </FilterBar>
  )
}
