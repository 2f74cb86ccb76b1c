import type { EventMatcher, VisitFilter } from '~/wings/events/analytics/analytics-query'
import { periodParamNames } from './period'

type Dimension = Extract<VisitFilter, { by: unknown }>['by']

/** How each filter is said: "Source is Google". */
const dimensionPhrases: Record<Dimension, string> = {
  channel: 'Channel',
  source: 'Source',
  referrer: 'Referrer',
  medium: 'UTM medium',
  campaign: 'Campaign',
  term: 'UTM term',
  content: 'UTM content',
  country: 'Country',
  device: 'Device',
  browser: 'Browser',
  system: 'Operating system',
  entry: 'Entry page',
  exit: 'Exit page',
}

const eventFilterPhrases = { page: 'Page', event: 'Event' } as const

type EventFilterName = keyof typeof eventFilterPhrases

export type UrlFilterName = Dimension | EventFilterName

/**
 * What chooses visits, as the address has it: `source=Google`, `not.page=/blog/*`. Several values: any of them. Each page and
 * each event is a filter of its own.
 */
export interface UrlFilter {
  name: UrlFilterName
  isNot: boolean
  values: string[]
}

export interface LabeledFilter extends UrlFilter {
  /** "Country is Germany". */
  label: string
}

export const urlFilterNames = [...Object.keys(dimensionPhrases), ...Object.keys(eventFilterPhrases)] as UrlFilterName[]

const MAX_VALUES = 50
const MAX_VALUE_LENGTH = 2_000
const eventKinds: Record<string, EventMatcher['kind']> = {
  product_view: 'product_view',
  cta_click: 'cta_click',
  download_start: 'download_start',
  purchase: 'purchase',
}

/** Reads the filters of an address; what is none is left out. */
export function parseUrlFilters(params: URLSearchParams): UrlFilter[] {
  let left = MAX_VALUES
  return urlFilterNames.flatMap((name) =>
    [false, true].flatMap((isNot) => {
      const values = [...new Set(params.getAll(filterParamName({ name, isNot })))].filter((value) =>
        isValue(name, value),
      )
      const taken = values.slice(0, left)
      left -= taken.length
      // a visit has one source, and may have seen several pages: each of those is a filter of its own
      if (isEventFilter(name)) return taken.map((value) => ({ name, isNot, values: [value] }))
      return taken.length > 0 ? [{ name, isNot, values: taken }] : []
    }),
  )
}

function isEventFilter(name: UrlFilterName) {
  return Object.hasOwn(eventFilterPhrases, name)
}

function isValue(name: UrlFilterName, value: string) {
  if (value.length > MAX_VALUE_LENGTH) return false
  if (name === 'page') return value.startsWith('/')
  return name !== 'event' || parseEventValue(value) !== undefined
}

/** As analytics is asked. */
export function toVisitFilter({ name, isNot, values }: UrlFilter): VisitFilter {
  if (name === 'page') return { isNot, events: values.map((path) => ({ kind: 'page_view', path })) }
  if (name === 'event') return { isNot, events: values.flatMap((value) => parseEventValue(value) ?? []) }
  return { by: name, isNot, values }
}

/** What chooses the visits in which this happened. */
export function toUrlFilter({ kind, path, name }: EventMatcher): { name: UrlFilterName; value: string } {
  return kind === 'page_view'
    ? { name: 'page', value: path ?? '' }
    : { name: 'event', value: formatEventValue(kind, name) }
}

/** `purchase`, `cta_click:Buy now`. */
export function formatEventValue(kind: string, name?: string) {
  return name ? `${kind}:${name}` : kind
}

function parseEventValue(value: string): EventMatcher | undefined {
  const [kindText = '', ...rest] = value.split(':')
  const kind = Object.hasOwn(eventKinds, kindText) ? eventKinds[kindText] : undefined
  if (!kind) return undefined
  return rest.length > 0 ? { kind, name: rest.join(':') } : { kind }
}

function filterParamName({ name, isNot }: Pick<UrlFilter, 'name' | 'isNot'>) {
  return isNot ? `not.${name}` : name
}

const filterParams = urlFilterNames.flatMap((name) => [name, `not.${name}`])

/** Of an address: which days and which visits are counted, without what is shown of them. */
export function pickQueryParams(params: URLSearchParams) {
  return pickParams(params, [...periodParamNames, ...filterParams])
}

/** Of an address: which days are counted. */
export function pickPeriodParams(params: URLSearchParams) {
  return pickParams(params, periodParamNames)
}

function pickParams(params: URLSearchParams, names: readonly string[]) {
  const chosen = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  return chosen.size > 0 ? `?${chosen}` : ''
}

// of what is shown of a whole panel: other visits have other rows
const places = ['q', 'part']

/** The address with only these visits, everything else as it is. */
export function addFilterParam(params: URLSearchParams, name: UrlFilterName, value: string) {
  const next = without(params, places)
  next.delete(name, isEventFilter(name) ? value : undefined)
  next.append(name, value)
  return `?${next}`
}

/** The address without this filter. */
export function removeFilterParam(params: URLSearchParams, filter: UrlFilter) {
  return `?${withoutValues(params, filter)}`
}

/** The address with the other half of the visits. */
export function negateFilterParam(params: URLSearchParams, filter: UrlFilter) {
  const next = withoutValues(params, filter)
  for (const value of filter.values) next.append(filterParamName({ ...filter, isNot: !filter.isNot }), value)
  return `?${next}`
}

export function clearFilterParams(params: URLSearchParams) {
  return `?${without(params, [...places, ...filterParams])}`
}

function withoutValues(params: URLSearchParams, filter: UrlFilter) {
  const next = without(params, places)
  for (const value of filter.values) next.delete(filterParamName(filter), value)
  return next
}

function without(params: URLSearchParams, names: readonly string[]) {
  const next = new URLSearchParams(params)
  for (const name of names) next.delete(name)
  return next
}

/** "Source is Google or Bing", "Page is not /blog". */
export function filterLabel({ name, isNot, values }: UrlFilter, labelOf = (_: UrlFilterName, value: string) => value) {
  const said = { ...dimensionPhrases, ...eventFilterPhrases }[name]
  const labels = values.map((value) => labelOf(name, value) || 'Unknown').join(' or ')
  return `${said} ${isNot ? 'is not' : 'is'} ${labels}`
}
