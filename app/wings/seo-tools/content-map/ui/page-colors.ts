import { type ContentMap, mapPageKinds } from '../content-map'
import type { Community } from '../engine/communities'
import { NO_COMMUNITY } from '../engine/map-layout'
import { getPageStates, type MapPageState, mapPageStates } from '../engine/page-states'
import { mapPageKindLabels, mapPageStateLabels } from '../map-labels'

/** What the colour of a page says. */
export const colorModes = ['kind', 'community', 'state'] as const
export type ColorMode = (typeof colorModes)[number]
export type ColorScheme = 'light' | 'dark'

// as far apart as so many hues can be, neighbours in the list the furthest
const hues = [36, 250, 150, 320, 90, 200, 285, 60, 175, 0, 120, 345]
const lightness: Record<ColorScheme, number> = { light: 0.6, dark: 0.74 }
const greys: Record<ColorScheme, string> = { light: 'oklch(0.66 0.02 240)', dark: 'oklch(0.6 0.02 240)' }
const stateHues: Partial<Record<MapPageState, number>> = {
  orphan: 25,
  unreached: 330,
  deep: 75,
  few: 100,
  'dead-end': 250,
  fine: 155,
}

export interface LegendEntry {
  label: string
  /** As CSS has it. */
  color: string
  count: number
}

interface PageColors {
  legend: LegendEntry[]
  /** By pages: the place of its entry in the legend. */
  entries: Uint16Array
}

interface ColorInput {
  map: ContentMap
  communities: Uint32Array
  namedCommunities: readonly Community[]
  scheme: ColorScheme
}

/** Which page has which colour, and what the colours mean; entries that no page has are left out of the legend by `count`. */
export function computePageColors(colouring: ColorMode, coloured: ColorInput): PageColors {
  const { labels, entryOf } = colorKeys[colouring](coloured)
  const entries = Uint16Array.from(coloured.map.pages, (_, page) => entryOf(page))
  const legend = labels.map((entry) => ({ ...entry, count: 0 }))
  for (const entry of entries) {
    const own = legend[entry]
    if (own) own.count++
  }
  return { legend, entries }
}

type ColorKey = (coloured: ColorInput) => {
  labels: Omit<LegendEntry, 'count'>[]
  entryOf: (page: number) => number
}

const colorKeys: Record<ColorMode, ColorKey> = {
  kind: ({ map, scheme }) => ({
    labels: mapPageKinds.map((kind, place) => ({
      label: mapPageKindLabels[kind],
      color: toOklch(hues[place], scheme),
    })),
    entryOf: (page) => mapPageKinds.indexOf(map.pages[page]?.kind ?? 'site'),
  }),
  state: ({ map, scheme }) => ({
    labels: mapPageStates.map((state) => ({
      label: mapPageStateLabels[state],
      color: toOklch(stateHues[state], scheme),
    })),
    entryOf: (page) => {
      const found = map.pages[page]
      return found ? mapPageStates.indexOf(getPageStates(found)[0] ?? 'fine') : 0
    },
  }),
  community: ({ communities, namedCommunities, scheme }) => {
    const shown = namedCommunities.slice(0, hues.length)
    return {
      labels: [
        ...shown.map(({ name }, place) => ({ label: name, color: toOklch(hues[place], scheme) })),
        { label: 'Other', color: greys[scheme] },
      ],
      entryOf: (page) => Math.min(communities[page] ?? NO_COMMUNITY, shown.length),
    }
  },
}

function toOklch(hue: number | undefined, scheme: ColorScheme) {
  return hue === undefined ? greys[scheme] : `oklch(${lightness[scheme]} 0.14 ${hue})`
}
