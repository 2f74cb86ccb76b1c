import type { Filter, Happening } from '~/domains/analytics/question'
import { periodParams } from './period'

type Dimension = Extract<Filter, { by: unknown }>['by']

/** How each filter is said: "Visits from the source Google". */
const words: Record<Dimension, string> = {
  channel: 'by',
  source: 'from the source',
  referrer: 'led here by',
  medium: 'with the medium',
  campaign: 'of the campaign',
  term: 'with the term',
  content: 'with the content',
  country: 'from the country',
  device: 'by the device',
  browser: 'with the browser',
  system: 'with the system',
  entry: 'that began on',
  exit: 'that ended on',
}

const happeningWords = { page: 'that saw', event: 'with' } as const

type HappeningName = keyof typeof happeningWords

export type FilterName = Dimension | HappeningName

/**
 * What chooses visits, as the address has it: `source=Google`, `not.page=/blog/*`. Several values: any of them. Each page and
 * each event is a filter of its own.
 */
export interface AddressFilter {
  name: FilterName
  isNot: boolean
  values: string[]
}

export interface LabelledFilter extends AddressFilter {
  /** "Visits from the country Germany". */
  words: string
}

export const filterNames = [...Object.keys(words), ...Object.keys(happeningWords)] as FilterName[]

const MOST_VALUES = 50
const LONGEST_VALUE = 2_000
const eventKinds: Record<string, Happening['kind']> = {
  product_view: 'product_view',
  cta_click: 'cta_click',
  download_start: 'download_start',
  purchase: 'purchase',
}

/** Reads the filters of an address; what is none is left out. */
export function readFilters(params: URLSearchParams): AddressFilter[] {
  let left = MOST_VALUES
  return filterNames.flatMap((name) =>
    [false, true].flatMap((isNot) => {
      const values = [...new Set(params.getAll(keyOf({ name, isNot })))].filter((value) => isValue(name, value))
      const taken = values.slice(0, left)
      left -= taken.length
      // a visit has one source, and may have seen several pages: each of those is a filter of its own
      if (isHappening(name)) return taken.map((value) => ({ name, isNot, values: [value] }))
      return taken.length > 0 ? [{ name, isNot, values: taken }] : []
    }),
  )
}

function isHappening(name: FilterName) {
  return Object.hasOwn(happeningWords, name)
}

function isValue(name: FilterName, value: string) {
  if (value.length > LONGEST_VALUE) return false
  if (name === 'page') return value.startsWith('/')
  return name !== 'event' || happeningOf(value) !== undefined
}

/** As analytics is asked. */
export function asQuestion({ name, isNot, values }: AddressFilter): Filter {
  if (name === 'page') return { isNot, happened: values.map((path) => ({ kind: 'page_view', path })) }
  if (name === 'event') return { isNot, happened: values.flatMap((value) => happeningOf(value) ?? []) }
  return { by: name, isNot, values }
}

/** What chooses the visits in which this happened. */
export function filterOf({ kind, path, name }: Happening): { name: FilterName; value: string } {
  return kind === 'page_view' ? { name: 'page', value: path ?? '' } : { name: 'event', value: eventValue(kind, name) }
}

/** `purchase`, `cta_click:Buy now`. */
export function eventValue(kind: string, name?: string) {
  return name ? `${kind}:${name}` : kind
}

function happeningOf(value: string): Happening | undefined {
  const [kindText = '', ...rest] = value.split(':')
  const kind = Object.hasOwn(eventKinds, kindText) ? eventKinds[kindText] : undefined
  if (!kind) return undefined
  return rest.length > 0 ? { kind, name: rest.join(':') } : { kind }
}

function keyOf({ name, isNot }: Pick<AddressFilter, 'name' | 'isNot'>) {
  return isNot ? `not.${name}` : name
}

const filterParams = filterNames.flatMap((name) => [name, `not.${name}`])

/** Of an address: which days and which visits are counted, without what is shown of them. */
export function chosenVisits(params: URLSearchParams) {
  return only(params, [...periodParams, ...filterParams])
}

/** Of an address: which days are counted. */
export function chosenDays(params: URLSearchParams) {
  return only(params, periodParams)
}

function only(params: URLSearchParams, names: readonly string[]) {
  const chosen = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  return chosen.size > 0 ? `?${chosen}` : ''
}

// of what is shown of a whole panel: other visits have other rows
const places = ['q', 'part']

/** The address with only these visits, everything else as it is. */
export function withFilter(params: URLSearchParams, name: FilterName, value: string) {
  const next = without(params, places)
  next.delete(name, isHappening(name) ? value : undefined)
  next.append(name, value)
  return `?${next}`
}

/** The address without this filter. */
export function withoutFilter(params: URLSearchParams, filter: AddressFilter) {
  return `?${withoutValues(params, filter)}`
}

/** The address with the other half of the visits. */
export function turnedAround(params: URLSearchParams, filter: AddressFilter) {
  const next = withoutValues(params, filter)
  for (const value of filter.values) next.append(keyOf({ ...filter, isNot: !filter.isNot }), value)
  return `?${next}`
}

export function withoutFilters(params: URLSearchParams) {
  return `?${without(params, [...places, ...filterParams])}`
}

function withoutValues(params: URLSearchParams, filter: AddressFilter) {
  const next = without(params, places)
  for (const value of filter.values) next.delete(keyOf(filter), value)
  return next
}

function without(params: URLSearchParams, names: readonly string[]) {
  const next = new URLSearchParams(params)
  for (const name of names) next.delete(name)
  return next
}

/** "Visits from the source Google or Bing", "No visits that saw /blog". */
export function filterWords({ name, isNot, values }: AddressFilter, labelOf = (_: FilterName, value: string) => value) {
  const said = { ...words, ...happeningWords }[name]
  const labels = values.map((value) => labelOf(name, value) || 'Unknown').join(' or ')
  return `${isNot ? 'No visits' : 'Visits'} ${said} ${labels}`
}
