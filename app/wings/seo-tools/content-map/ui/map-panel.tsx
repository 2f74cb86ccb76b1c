import type { ContentMap } from '../content-map'
import { LinkPanel } from './link-panel'
import { PagePanel } from './page-panel'
import type { MapSelection } from './use-map-selection'
import type { VisiblePages } from './use-visible-pages'

interface MapPanelProps {
  map: ContentMap
  visiblePages: VisiblePages
  selection: MapSelection
  isSidebar: boolean
}

/** About the page or the link that is chosen; nothing for what is not on the map. */
export function MapPanel({ map, visiblePages, selection, isSidebar }: MapPanelProps) {
  const { open, from, to } = selection
  const pageAt = (path: string | null) => (path ? map.pages.find((page) => page.path === path) : undefined)
  const [source, target] = [pageAt(from), pageAt(to)]
  if (source && target) return <LinkPanel from={source} to={target} isSidebar={isSidebar} selection={selection} />
  const number = open ? map.pages.findIndex(({ path }) => path === open) : -1
  if (number < 0) return null
  const community = visiblePages.named[visiblePages.communities?.[number] ?? -1]
  return (
    <PagePanel
      linkScope={visiblePages.filter.links}
      map={map}
      number={number}
      community={community}
      isSidebar={isSidebar}
      selection={selection}
    />
  )
}
