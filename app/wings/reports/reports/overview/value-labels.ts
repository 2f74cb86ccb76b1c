import { countryName } from '~/wings/site/visits/country'
import type { UrlFilterName } from '../url-filters'

const kinds: Record<string, string> = {
  product_view: 'Product view',
  cta_click: 'Click',
  download_start: 'Download',
  purchase: 'Purchase',
}

/** How a value of a filter or of a row is read; the names of products are known by their ids. */
export function valueLabel(name: UrlFilterName, value: string, productNames: Record<string, string> = {}) {
  if (name === 'country') return countryName(value) || 'Unknown'
  if (name === 'event') return eventLabel(value, productNames)
  return value || 'Unknown'
}

function eventLabel(value: string, productNames: Record<string, string>) {
  const [kind = '', ...rest] = value.split(':')
  const name = rest.join(':')
  const said = kinds[kind] ?? kind
  return name ? `${said}: ${productNames[name] ?? name}` : said
}

/** The ids of products among values of events: what is downloaded and bought is told by its id. */
export function extractProductIds(values: string[]) {
  return values.flatMap((value) => /^(?:download_start|purchase):([\da-f-]{36})$/.exec(value)?.[1] ?? [])
}
