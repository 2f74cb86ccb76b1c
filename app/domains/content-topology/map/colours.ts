import type { Community } from '../finding/community-names'
import { type PageState, pageStates, statesOf } from '../finding/page-state'
import { ALONE } from '../layout/layout-input'
import { kindWords, stateWords } from '../map-words'
import { mapKinds, type SiteMap } from '../site-map'

/** What the colour of a page says. */
export const colourings = ['kind', 'community', 'state'] as const
export type Colouring = (typeof colourings)[number]
export type Scheme = 'light' | 'dark'

// as far apart as so many hues can be, neighbours in the list the furthest
const hues = [36, 250, 150, 320, 90, 200, 285, 60, 175, 0, 120, 345]
const lightness: Record<Scheme, number> = { light: 0.6, dark: 0.74 }
const greys: Record<Scheme, string> = { light: 'oklch(0.66 0.02 240)', dark: 'oklch(0.6 0.02 240)' }
const stateHues: Partial<Record<PageState, number>> = {
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
  colour: string
  count: number
}

interface Colours {
  legend: LegendEntry[]
  /** By pages: the place of its entry in the legend. */
  entries: Uint16Array
}

interface Coloured {
  map: SiteMap
  communities: Uint32Array
  named: readonly Community[]
  scheme: Scheme
}

/** Which page has which colour, and what the colours mean; entries that no page has are left out of the legend by `count`. */
export function coloursOf(colouring: Colouring, coloured: Coloured): Colours {
  const { labels, entryOf } = keys[colouring](coloured)
  const entries = Uint16Array.from(coloured.map.pages, (_, page) => entryOf(page))
  const legend = labels.map((entry) => ({ ...entry, count: 0 }))
  for (const entry of entries) {
    const own = legend[entry]
    if (own) own.count++
  }
  return { legend, entries }
}

type Key = (coloured: Coloured) => {
  labels: Omit<LegendEntry, 'count'>[]
  entryOf: (page: number) => number
}

const keys: Record<Colouring, Key> = {
  kind: ({ map, scheme }) => ({
    labels: mapKinds.map((kind, place) => ({ label: kindWords[kind], colour: colourOf(hues[place], scheme) })),
    entryOf: (page) => mapKinds.indexOf(map.pages[page]?.kind ?? 'site'),
  }),
  state: ({ map, scheme }) => ({
    labels: pageStates.map((state) => ({ label: stateWords[state], colour: colourOf(stateHues[state], scheme) })),
    entryOf: (page) => {
      const found = map.pages[page]
      return found ? pageStates.indexOf(statesOf(found)[0] ?? 'fine') : 0
    },
  }),
  community: ({ communities, named, scheme }) => {
    const shown = named.slice(0, hues.length)
    return {
      labels: [
        ...shown.map(({ name }, place) => ({ label: name, colour: colourOf(hues[place], scheme) })),
        { label: 'Others', colour: greys[scheme] },
      ],
      entryOf: (page) => Math.min(communities[page] ?? ALONE, shown.length),
    }
  },
}

function colourOf(hue: number | undefined, scheme: Scheme) {
  return hue === undefined ? greys[scheme] : `oklch(${lightness[scheme]} 0.14 ${hue})`
}
