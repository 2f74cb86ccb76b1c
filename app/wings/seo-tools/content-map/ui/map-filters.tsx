import { formatCount, formatNumber } from '~/platform/text/format-number'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import type { ContentMap, LinkScope } from '../content-map'
import type { Community } from '../engine/communities'
import { mapFilterNames } from '../engine/map-filter'
import { depthLabel, mapPageKindLabels, mapPageStateLabels } from '../map-labels'

// a list that nobody reads to its end
const MAX_COMMUNITIES = 50
const MAX_NAME_LENGTH = 18

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
      <SelectFilter name="links" label="Links" all="Links in content" options={{ all: 'All links' }} />
      <SelectFilter name="kind" label="Type" all="All types" options={mapPageKindLabels} />
      <SelectFilter name="state" label="Status" all="All statuses" options={mapPageStateLabels} />
      <SelectFilter name="depth" label="Crawl depth" all="Any depth" options={depthOptions(map, rest.linkScope)} />
      <SelectFilter name="community" label="Community" all="All communities" options={communityOptions(communities)} />
    </FilterBar>
  )
}

function depthOptions({ pages }: ContentMap, counted: LinkScope) {
  const counts = new Map<number | null, number>()
  for (const page of pages) counts.set(page[counted].depth, (counts.get(page[counted].depth) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER))
  return sorted.map(([depth, count]) => ({
    value: depth === null ? 'none' : String(depth),
    label: `${depthLabel(depth)} (${formatNumber(count)})`,
  }))
}

function communityOptions(communities: readonly Community[]) {
  return communities.slice(0, MAX_COMMUNITIES).map(({ number, name, size }) => ({
    value: String(number + 1),
    label: `${number + 1}: ${name.slice(0, MAX_NAME_LENGTH)} (${formatNumber(size)})`,
  }))
}
