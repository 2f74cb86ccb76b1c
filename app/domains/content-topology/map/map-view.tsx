import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Skeleton } from '~/ui/skeleton'
import { Notice } from '~/ui/workspace/notice'
import type { Layout } from '../layout/layout-input'
import { countOf } from '../map-words'
import type { Choice } from '../panel/use-choice'
import type { ShownPages } from '../screen/use-shown-pages'
import type { SiteMap } from '../site-map'
import { colourings, type LegendEntry } from './colours'
import type { MapDrawing } from './map-drawing'
import { MapTools, MapZoom } from './map-tools'
import { TimeSlider } from './time-slider'
import { useDrawing } from './use-drawing'
import { useSigma } from './use-sigma'

interface MapViewProps {
  map: SiteMap
  shown: ShownPages
  choice: Choice
  /** What is drawn, for whoever wants it as a file. */
  latest: RefObject<MapDrawing | undefined>
}

/** The map, once it is known where everything stands. */
export function MapView({ shown, ...rest }: MapViewProps) {
  const { layout } = shown
  if (!layout) return <ArrangingMap />
  return <ArrangedMap {...rest} shown={shown} layout={layout} />
}

const frame = 'relative h-[38rem] max-h-[75dvh] min-h-80 overflow-hidden rounded-md border border-line bg-surface'

function ArrangingMap() {
  return (
    <div role="status" aria-label="Arranging the map" className={`${frame} grid min-w-0 flex-1 place-items-center`}>
      <Skeleton className="size-64 rounded-full" />
    </div>
  )
}

function ArrangedMap({ map, shown, choice, latest, layout }: MapViewProps & { layout: Layout }) {
  const container = useRef<HTMLDivElement>(null)
  const [isDrawingLinks, setIsDrawingLinks] = useState(false)
  const { drawing, legend } = useAskedDrawing({ map, layout, shown, selected: numberAt(map, choice.open) })
  const pathOf = (page: number) => map.pages[page]?.path ?? '/'
  const { drawn, sigma } = useSigma({
    container,
    drawing,
    isDrawingLinks,
    onPage: (page) => choice.choosePage(pathOf(page)),
    onLink: (link) => choice.chooseLink(pathOf(map.links.from[link] ?? 0), pathOf(map.links.to[link] ?? 0)),
    onNothing: () => (choice.open || choice.from) && choice.chooseNothing(),
    onDrawnLink: (from, to) => {
      setIsDrawingLinks(false)
      choice.chooseLink(pathOf(from), pathOf(to))
    },
  })
  useEffect(() => {
    latest.current = drawing
  }, [latest, drawing])
  const find = (page: number) => {
    sigma.current?.flyTo(page)
    if (isDrawingLinks) sigma.current?.chooseForLink(page)
    else choice.choosePage(pathOf(page))
  }
  if (drawn === 'failed') return <NoMap />
  return (
    <div className="grid min-w-0 flex-1 content-start gap-3">
      <MapTools pages={map.pages} onFind={find} isDrawingLinks={isDrawingLinks} setIsDrawingLinks={setIsDrawingLinks} />
      <div className="relative">
        <div
          ref={container}
          role="img"
          aria-label={`Map of ${countOf(shown.numbers.length, 'page')}. The table has the same.`}
          data-drawn={drawn === 'drawn'}
          className={`${frame} touch-none`}
        />
        <MapZoom sigma={sigma} />
      </div>
      <TimeSlider pages={map.pages} />
      <MapLegend legend={legend} />
      <LinksDrawn drawn={drawing.links.length} map={map} isAll={shown.filter.links === 'all'} />
    </div>
  )
}

function numberAt({ pages }: SiteMap, path: string | null) {
  const number = path ? pages.findIndex((page) => page.path === path) : -1
  return number < 0 ? undefined : number
}

function useAskedDrawing(what: Omit<Parameters<typeof useDrawing>[0], 'colouring' | 'arrangement'>) {
  const [params] = useSearchParams()
  return useDrawing({
    ...what,
    colouring: colourings.find((colouring) => colouring === params.get('colour')) ?? 'kind',
    arrangement: params.get('arrange') === 'depth' ? 'byDepth' : 'byCommunity',
  })
}

function LinksDrawn({ drawn, map, isAll }: { drawn: number; map: SiteMap; isAll: boolean }) {
  const { inBody } = map.links
  const count = isAll ? inBody.length : inBody.reduce((sum, times) => sum + Number(times > 0), 0)
  const part =
    drawn < count
      ? `${drawn.toLocaleString('en-US')} of ${countOf(count, 'link')} drawn, those that carry the most. `
      : ''
  return (
    <p className="text-dense text-faint">
      {part}Pages that no text links to stand on the ring around. Links of menus and footers are not drawn.
    </p>
  )
}

function NoMap() {
  return (
    <Notice kind="error" title="The map could not be drawn">
      Load the page again, or use the table: it has the same.
    </Notice>
  )
}

/** What the colours mean, with how many pages have each. */
function MapLegend({ legend }: { legend: readonly LegendEntry[] }) {
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
      {legend
        .filter(({ count }) => count > 0)
        .map(({ label, colour, count }) => (
          <li key={label + colour} className="flex min-w-0 items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: colour }}
            />
            <span className="max-w-48 truncate">{label}</span>
            <span className="text-faint tabular-nums">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
    </ul>
  )
}
