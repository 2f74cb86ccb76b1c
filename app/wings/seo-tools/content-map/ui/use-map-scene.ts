import { useMemo, useSyncExternalStore } from 'react'
import type { ContentMap } from '../content-map'
import type { MapLayout } from '../engine/map-layout'
import { findPageNeighbors } from '../engine/neighbors'
import { selectStrongestLinks } from '../engine/strongest-links'
import type { MapScene } from './map-scene'
import { type ColorMode, type ColorScheme, computePageColors } from './page-colors'
import { computePageSizes } from './page-sizes'
import { getSiteColors, toHexColor } from './site-colors'
import type { VisiblePages } from './use-visible-pages'

const DARK = '(prefers-color-scheme: dark)'

/** More would be a haze, and slow where no graphics card helps. */
const MAX_LINKS = 5_000
const MAX_SELECTED_LINKS = 500

interface MapSceneOptions {
  map: ContentMap
  layout: MapLayout
  visiblePages: VisiblePages
  colorMode: ColorMode
  layoutMode: 'byCommunity' | 'byDepth'
  selected: number | undefined
}

/** The picture of the map that the address asks for, and what its colours mean. */
export function useMapScene({ map, layout, visiblePages, colorMode, layoutMode, selected }: MapSceneOptions) {
  const scheme = useColorScheme()
  const { filter, named, numbers } = visiblePages
  const counted = filter.links
  const { legend, colors, siteColors } = useMemo(() => {
    const { legend, entries } = computePageColors(colorMode, {
      map,
      communities: layout.communities,
      namedCommunities: named,
      scheme,
    })
    const hex = legend.map(({ color }) => toHexColor(color))
    return { legend, colors: Array.from(entries, (entry) => hex[entry] ?? '#888888'), siteColors: getSiteColors() }
  }, [colorMode, map, layout, named, scheme])
  const sizes = useMemo(() => computePageSizes(map, counted), [map, counted])
  const visible = useMemo(() => {
    const isShown = new Uint8Array(map.pages.length)
    for (const page of numbers) isShown[page] = 1
    return isShown
  }, [map, numbers])
  const links = useMemo(
    () => selectStrongestLinks(map, counted, (page) => visible[page] === 1, MAX_LINKS),
    [map, counted, visible],
  )
  const selectedLinks = useMemo(() => {
    if (selected === undefined) return []
    const { into, out } = findPageNeighbors(map, selected, counted)
    return [...into, ...out].slice(0, MAX_SELECTED_LINKS).map(({ link }) => link)
  }, [map, counted, selected])
  const drawing: MapScene = useMemo(
    () => ({
      pages: map.pages,
      from: map.links.from,
      to: map.links.to,
      positions: layout[layoutMode],
      sizes,
      colors,
      visible,
      links,
      selected,
      selectedLinks,
      siteColors,
    }),
    [map, layout, layoutMode, sizes, colors, visible, links, selected, selectedLinks, siteColors],
  )
  return { drawing, legend }
}

function subscribe(listener: () => void) {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is light or dark. */
function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  )
}
