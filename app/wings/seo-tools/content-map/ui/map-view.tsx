import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Skeleton } from '~/ui/skeleton'
import { Notice } from '~/ui/workspace/notice'
import type { ContentMap } from '../content-map'
import type { MapLayout } from '../engine/map-layout'
import type { MapScene } from './map-scene'
import { MapTools, MapZoom } from './map-tools'
import { colorModes, type LegendEntry } from './page-colors'
import { TimeSlider } from './time-slider'
import { useMapScene } from './use-map-scene'
import type { MapSelection } from './use-map-selection'
import { useSigma } from './use-sigma'
import type { VisiblePages } from './use-visible-pages'

interface MapViewProps {
  map: ContentMap
  visiblePages: VisiblePages
  selection: MapSelection
  /** What is drawn, for whoever wants it as a file. */
  latestScene: RefObject<MapScene | undefined>
}

/** The map, once it is known where everything stands. */
export function MapView({ visiblePages, ...rest }: MapViewProps) {
  const { layout } = visiblePages
  if (!layout) return <LayoutPending />
  return <MapCanvas {...rest} visiblePages={visiblePages} layout={layout} />
}

const frameClass = 'relative h-[38rem] max-h-[75dvh] min-h-80 overflow-hidden rounded-md border border-line bg-surface'

function LayoutPending() {
  return (
    <div
      role="status"
      aria-label="Calculating the layout"
      className={`${frameClass} grid min-w-0 flex-1 place-items-center`}
    >
      <Skeleton className="size-64 rounded-full" />
    </div>
  )
}

function MapCanvas({ map, visiblePages, selection, latestScene, layout }: MapViewProps & { layout: MapLayout }) {
  const container = useRef<HTMLDivElement>(null)
  const [isDrawingLinks, setIsDrawingLinks] = useState(false)
  const { drawing, legend } = useSceneFromUrl({
    map,
    layout,
    visiblePages,
    selected: findPageNumber(map, selection.open),
  })
  const pathOf = (page: number) => map.pages[page]?.path ?? '/'
  const { drawn, sigma } = useSigma({
    container,
    scene: drawing,
    isDrawingLinks,
    onPageClick: (page) => selection.choosePage(pathOf(page)),
    onLinkClick: (link) => selection.chooseLink(pathOf(map.links.from[link] ?? 0), pathOf(map.links.to[link] ?? 0)),
    onBackgroundClick: () => (selection.open || selection.from) && selection.chooseNothing(),
    onLinkDrawn: (from, to) => {
      setIsDrawingLinks(false)
      selection.chooseLink(pathOf(from), pathOf(to))
    },
  })
  useEffect(() => {
    latestScene.current = drawing
  }, [latestScene, drawing])
  const find = (page: number) => {
    sigma.current?.flyTo(page)
    if (isDrawingLinks) sigma.current?.selectForLink(page)
    else selection.choosePage(pathOf(page))
  }
  if (drawn === 'failed') return <NoMap />
  return (
    <div className="grid min-w-0 flex-1 content-start gap-3">
      <MapTools pages={map.pages} onFind={find} isDrawingLinks={isDrawingLinks} setIsDrawingLinks={setIsDrawingLinks} />
      <div className="relative">
        <div
          ref={container}
          role="img"
          aria-label={`Map of ${formatCount(visiblePages.numbers.length, 'page')}. The same data is in the table view.`}
          data-drawn={drawn === 'drawn'}
          className={`${frameClass} touch-none`}
        />
        <MapZoom sigma={sigma} />
      </div>
      <TimeSlider pages={map.pages} />
      <MapLegend legend={legend} />
      <RenderedLinksNote drawn={drawing.links.length} map={map} isAll={visiblePages.filter.links === 'all'} />
    </div>
  )
}

function findPageNumber({ pages }: ContentMap, path: string | null) {
  const number = path ? pages.findIndex((page) => page.path === path) : -1
  return number < 0 ? undefined : number
}

function useSceneFromUrl(what: Omit<Parameters<typeof useMapScene>[0], 'colorMode' | 'layoutMode'>) {
  const [params] = useSearchParams()
  return useMapScene({
    ...what,
    colorMode: colorModes.find((colouring) => colouring === params.get('colour')) ?? 'kind',
    layoutMode: params.get('arrange') === 'depth' ? 'byDepth' : 'byCommunity',
  })
}

function RenderedLinksNote({ drawn, map, isAll }: { drawn: number; map: ContentMap; isAll: boolean }) {
  const { inBody } = map.links
  const count = isAll ? inBody.length : inBody.reduce((sum, times) => sum + Number(times > 0), 0)
  const part =
    drawn < count ? `Showing the ${formatNumber(drawn)} most important of ${formatCount(count, 'link')}. ` : ''
  return (
    <p className="text-dense text-faint">
      {part}Orphan pages are on the outer ring. Menu and footer links are not shown.
    </p>
  )
}

function NoMap() {
  return (
    <Notice kind="error" title="Could not display the map">
      Reload the page, or use the table view.
    </Notice>
  )
}

/** What the colours mean, with how many pages have each. */
function MapLegend({ legend }: { legend: readonly LegendEntry[] }) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
      {legend
        .filter(({ count }) => count > 0)
        .map(({ label, color, count }) => (
          <li key={label + color} className="flex min-w-0 items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: color }}
            />
            <span className="max-w-48 truncate">{label}</span>
            <span className="text-faint tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
    </ul>
  )
}
