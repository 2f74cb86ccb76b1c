import type { MetricFormat } from '../metrics'
import type { UrlFilterName } from '../url-filters'

/** The panels of the overview with their tabs; both stand in the address: `?sources=campaign`. */
export const panelTabs = {
  sources: {
    channel: 'Channels',
    source: 'Sources',
    referrer: 'Referrers',
    campaign: 'Campaigns',
    medium: 'Medium',
    term: 'Term',
    content: 'Content',
  },
  pages: { page: 'Pages', entry: 'Entry pages', exit: 'Exit pages' },
  countries: { country: 'Countries' },
  events: { event: 'Events' },
  devices: { device: 'Devices', browser: 'Browsers', system: 'Operating systems' },
  revenue: {
    source: 'Source',
    channel: 'Channel',
    campaign: 'Campaign',
    landing: 'Landing page',
    post: 'Post',
  },
} as const

export type PanelName = keyof typeof panelTabs

export const panelNames = Object.keys(panelTabs) as PanelName[]

/** How a whole panel is headed. */
export const panelTitles: Record<PanelName, string> = {
  sources: 'Top sources',
  pages: 'Top pages',
  countries: 'Locations',
  events: 'Events',
  devices: 'Devices',
  revenue: 'Revenue',
}

export interface PanelColumn {
  key: string
  heading: string
  format: MetricFormat
  /** Also where there is little room. */
  isMain?: boolean
}

export interface PanelRow {
  value: string
  /** As people read it: Germany. */
  label: string
  /** Chooses the visits of this row; null where none can be told. */
  filter: { name: UrlFilterName; value: string } | null
  /** By the keys of the columns. */
  values: Record<string, number>
  /** Of all that the panel counts, 0 to 1. */
  share: number
  /** The screen of a page's own figures. */
  analyticsPath?: string
}

export interface Panel {
  name: PanelName
  tab: string
  /** What it counts, so that its numbers can be understood: "Visitors by source". */
  caption: string
  /** The first is the one by which the rows are ordered. */
  columns: PanelColumn[]
  rows: PanelRow[]
  /** Of all rows, of which some may be shown. */
  total: number
  /** Of all countries, for a map. */
  mapCountries?: CountryShare[]
}

export type CountryShare = Pick<PanelRow, 'value' | 'label' | 'share'>

/** The tab that the address names, or the first. */
export function readTabParam(name: PanelName, params: URLSearchParams) {
  const tabs: Record<string, string> = panelTabs[name]
  const asked = params.get(name) ?? ''
  return Object.hasOwn(tabs, asked) ? asked : (Object.keys(tabs)[0] as string)
}

/** The panel that is shown alone. */
export function readExpandedPanel(params: URLSearchParams) {
  const asked = params.get('show') as PanelName
  return panelNames.includes(asked) ? asked : undefined
}
