import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import type { Community } from '../finding/community-names'
import { filterNames } from '../finding/map-filter'
import { pageStates } from '../finding/page-state'
import { countOf, depthWord, kindWords, stateWords } from '../map-words'
import { type CountedLinks, mapKinds, type SiteMap } from '../site-map'

// a list that nobody reads to its end
const MOST_COMMUNITIES = 50
const LONGEST_NAME = 18

const kinds = [{ value: '', label: 'All kinds' }, ...mapKinds.map((value) => ({ value, label: kindWords[value] }))]
const states = [{ value: '', label: 'Any state' }, ...pageStates.map((value) => ({ value, label: stateWords[value] }))]
const counted = [
  { value: '', label: 'Links in texts' },
  { value: 'all', label: 'All links' },
]

interface MapFiltersProps {
  map: SiteMap
  counted: CountedLinks
  communities: readonly Community[]
  /** How many pages are left. */
  count: number
}

export function MapFilters({ map, communities, count, ...rest }: MapFiltersProps) {
  return (
    <FilterBar label="Filter the pages" names={filterNames} aside={countOf(count, 'page')}>
      <SearchFilter name="q" label="Title or address" />
      <SelectFilter name="links" label="Links that count" options={counted} />
      <SelectFilter name="kind" label="Kind" options={kinds} />
      <SelectFilter name="state" label="State" options={states} />
      <SelectFilter name="depth" label="Clicks from home" options={depthsOf(map, rest.counted)} />
      <SelectFilter name="community" label="Community" options={optionsOf(communities)} />
    </FilterBar>
  )
}

function depthsOf({ pages }: SiteMap, counted: CountedLinks) {
  const counts = new Map<number | null, number>()
  for (const page of pages) counts.set(page[counted].depth, (counts.get(page[counted].depth) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER))
  const options = sorted.map(([depth, count]) => ({
    value: depth === null ? 'none' : String(depth),
    label: `${depthWord(depth)} (${count.toLocaleString('en-US')})`,
  }))
  return [{ value: '', label: 'Any depth' }, ...options]
}

function optionsOf(communities: readonly Community[]) {
  const options = communities.slice(0, MOST_COMMUNITIES).map(({ number, name, size }) => ({
    value: String(number + 1),
    label: `${number + 1}: ${name.slice(0, LONGEST_NAME)} (${size.toLocaleString('en-US')})`,
  }))
  return [{ value: '', label: 'All communities' }, ...options]
}
