import { Download, Network, TableProperties } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { useMediaQuery } from '~/ui/use-media-query'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import { usePendingSearchParams } from '~/ui/workspace/use-pending-search-params'
import type { ContentMap } from '../content-map'
import { MapFilters } from './map-filters'
import { MapPanel } from './map-panel'
import type { MapScene } from './map-scene'
import { MapView } from './map-view'
import { toPagesCsv } from './pages-csv'
import { renderMapSvg } from './render-map-svg'
import { PagesTableView } from './table-view'
import { useMapSelection } from './use-map-selection'
import { type MapViewMode, useMapViewMode } from './use-map-view-mode'
import { useVisiblePages } from './use-visible-pages'

const views = [
  { view: 'map', label: 'Map', icon: Network },
  { view: 'table', label: 'Table', icon: TableProperties },
] as const

/** Room for a panel beside the map. */
const WIDE = '(width >= 64rem)'

/** The map that came, with its filters: drawn, or as a table. */
export function MapScreen({ map, waiting }: { map: ContentMap; waiting: number }) {
  const shown = useVisiblePages(map)
  const { view, canDraw } = useMapViewMode()
  const isBeside = useFitsSidebar() && view === 'map'
  const choice = useMapSelection()
  const latest = useRef<MapScene>(undefined)
  const { filter, communities, named, numbers } = shown
  const saveCsv = () =>
    downloadFile('content-map.csv', 'text/csv', toPagesCsv(numbers, { map, linkScope: filter.links, communities }))
  const saveSvg = () => latest.current && downloadFile('content-map.svg', 'image/svg+xml', renderMapSvg(latest.current))
  return (
    <>
      <PageHeader
        title="Content Map"
        text="All public pages and the links between them."
        actions={
          <>
            <ViewSwitch current={view} />
            {view === 'map' && (
              <Button icon={Download} onClick={saveSvg} disabled={!shown.layout}>
                Export SVG
              </Button>
            )}
            <Button icon={Download} onClick={saveCsv}>
              Export CSV
            </Button>
          </>
        }
      />
      <MapNotices waiting={waiting} isCut={map.isCut} count={map.pages.length} canDraw={canDraw} />
      <MapFilters map={map} linkScope={filter.links} communities={named} count={numbers.length} />
      <div className="flex min-w-0 items-start gap-4">
        {view === 'map' ? (
          <MapView map={map} visiblePages={shown} selection={choice} latestScene={latest} />
        ) : (
          <div className="min-w-0 flex-1">
            <PagesTableView map={map} shown={shown} />
          </div>
        )}
        <MapPanel map={map} visiblePages={shown} selection={choice} isSidebar={isBeside} />
      </div>
    </>
  )
}

interface MapNoticesProps {
  waiting: number
  isCut: boolean
  count: number
  canDraw: boolean
}

function MapNotices({ waiting, isCut, count, canDraw }: MapNoticesProps) {
  if (waiting === 0 && !isCut && canDraw) return null
  return (
    <div className="mb-4 grid gap-2">
      {!canDraw && (
        <Notice title="This browser cannot display the map">
          Use the table instead: it has the same data and actions.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice title={`${formatCount(waiting, 'page')} not indexed yet`}>The map updates automatically.</Notice>
      )}
      {isCut && (
        <Notice kind="warning" title="Only part of the site is shown">
          The map shows {formatCount(count, 'page')} with the highest PageRank and up to 400,000 links.
        </Notice>
      )}
    </div>
  )
}

/** Has the browser keep a text as a file, as if it had come from the site. */
function downloadFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function useFitsSidebar() {
  return useMediaQuery(WIDE, true)
}

/** The two looks at the same pages. */
function ViewSwitch({ current }: { current: MapViewMode }) {
  const { coming } = usePendingSearchParams()
  return (
    <nav aria-label="View" className="flex gap-0.5 rounded-md border border-line bg-surface p-0.5">
      {views.map(({ view, label, icon: Icon }) => (
        <Link
          key={view}
          to={{ search: withSearchParams(coming, { view, ...resetPageParams }) }}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-dense font-semibold text-muted hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
