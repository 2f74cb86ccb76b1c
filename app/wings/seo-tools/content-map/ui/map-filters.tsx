import { formatCount, formatNumber } from '~/platform/text/format-number'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { type ContentMap, type LinkScope, mapPageKinds } from '../content-map'
import type { Community } from '../engine/communities'
import { mapFilterNames } from '../engine/map-filter'
import { mapPageStates } from '../engine/page-states'
import { depthLabel, mapPageKindLabels, mapPageStateLabels } from '../map-labels'

// a list that nobody reads to its end
const MAX_COMMUNITIES = 50
const MAX_NAME_LENGTH = 18

const kindOptions = [
  { value: '', label: 'All types' },
  ...mapPageKinds.map((value) => ({ value, label: mapPageKindLabels[value] })),
]
const stateOptions = [
  { value: '', label: 'All statuses' },
  ...mapPageStates.map((value) => ({ value, label: mapPageStateLabels[value] })),
]
const linkScopeOptions = [
  { value: '', label: 'Links in content' },
  { value: 'all', label: 'All links' },
]

interface MapFiltersProps {
  map: ContentMap
  linkScope: LinkScope
  communities: readonly Community[]
  /** How many pages are left. */
  count: number
}

export function MapFilters({ map, communities, count, ...rest }: MapFiltersProps) {
  return (
    <FilterBar label="Filter pages" paramNames={mapFilterNames} aside={formatCount(count, 'page')}>
      <SearchFilter name="q" label="Title or URL" />
      <SelectFilter name="links" label="Links" options={linkScopeOptions} />
      <SelectFilter name="kind" label="Type" options={kindOptions} />
      <SelectFilter name="state" label="Status" options={stateOptions} />
      <SelectFilter name="depth" label="Click depth" options={depthOptions(map, rest.linkScope)} />
      <SelectFilter name="community" label="Community" options={communityOptions(communities)} />
    </FilterBar>
  )
}

function depthOptions({ pages }: ContentMap, counted: LinkScope) {
  const counts = new Map<number | null, number>()
  for (const page of pages) counts.set(page[counted].depth, (counts.get(page[counted].depth) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER))
  const options = sorted.map(([depth, count]) => ({
    value: depth === null ? 'none' : String(depth),
    label: `${depthLabel(depth)} (${formatNumber(count)})`,
  }))
  return [{ value: '', label: 'Any depth' }, ...options]
}

function communityOptions(communities: readonly Community[]) {
  const options = communities.slice(0, MAX_COMMUNITIES).map(({ number, name, size }) => ({
    value: String(number + 1),
    label: `${number + 1}: ${name.slice(0, MAX_NAME_LENGTH)} (${formatNumber(size)})`,
  }))
  return [{ value: '', label: 'All communities' }, ...options]
}
