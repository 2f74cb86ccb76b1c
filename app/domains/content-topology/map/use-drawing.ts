import { useMemo, useSyncExternalStore } from 'react'
import { neighboursOf } from '../finding/neighbours'
import { strongestLinks } from '../finding/strongest-links'
import type { Layout } from '../layout/layout-input'
import type { ShownPages } from '../screen/use-shown-pages'
import type { SiteMap } from '../site-map'
import { asHex, siteColours } from './as-hex'
import { type Colouring, coloursOf, type Scheme } from './colours'
import type { MapDrawing } from './map-drawing'
import { pageSizes } from './page-sizes'

const DARK = '(prefers-color-scheme: dark)'

/** More would be a haze, and slow where no graphics card helps. */
const MOST_LINKS = 5_000
const MOST_OF_SELECTED = 500

interface UseDrawing {
  map: SiteMap
  layout: Layout
  shown: ShownPages
  colouring: Colouring
  arrangement: 'byCommunity' | 'byDepth'
  selected: number | undefined
}

/** The picture of the map that the address asks for, and what its colours mean. */
export function useDrawing({ map, layout, shown, colouring, arrangement, selected }: UseDrawing) {
  const scheme = useScheme()
  const { filter, named, numbers } = shown
  const counted = filter.links
  const { legend, colours, site } = useMemo(() => {
    const { legend, entries } = coloursOf(colouring, { map, communities: layout.communities, named, scheme })
    const hex = legend.map(({ colour }) => asHex(colour))
    return { legend, colours: Array.from(entries, (entry) => hex[entry] ?? '#888888'), site: siteColours() }
  }, [colouring, map, layout, named, scheme])
  const sizes = useMemo(() => pageSizes(map, counted), [map, counted])
  const visible = useMemo(() => {
    const isShown = new Uint8Array(map.pages.length)
    for (const page of numbers) isShown[page] = 1
    return isShown
  }, [map, numbers])
  const links = useMemo(
    () => strongestLinks(map, counted, (page) => visible[page] === 1, MOST_LINKS),
    [map, counted, visible],
  )
  const selectedLinks = useMemo(() => {
    if (selected === undefined) return []
    const { into, out } = neighboursOf(map, selected, counted)
    return [...into, ...out].slice(0, MOST_OF_SELECTED).map(({ link }) => link)
  }, [map, counted, selected])
  const drawing: MapDrawing = useMemo(
    () => ({
      pages: map.pages,
      from: map.links.from,
      to: map.links.to,
      places: layout[arrangement],
      sizes,
      colours,
      shown: visible,
      links,
      selected,
      selectedLinks,
      site,
    }),
    [map, layout, arrangement, sizes, colours, visible, links, selected, selectedLinks, site],
  )
  return { drawing, legend }
}

function subscribe(listener: () => void) {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is light or dark. */
function useScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  )
}
