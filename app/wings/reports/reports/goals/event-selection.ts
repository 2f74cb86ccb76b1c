import type { EventMatcher } from '~/wings/events/analytics/analytics-query'

export const CHECKOUT_PATH = '/checkout/*'
export const ANY_PAGE_PATH = '/*'

/** What can be counted, in the words of the form. */
export const eventTypeOptions = [
  { value: 'page', label: 'Page view' },
  { value: 'product', label: 'Product view' },
  { value: 'action', label: 'Call-to-action click' },
  { value: 'checkout', label: 'Checkout started' },
  { value: 'download', label: 'Download' },
  { value: 'purchase', label: 'Purchase' },
] as const

export type EventTypeOption = (typeof eventTypeOptions)[number]['value']

/** What a person chose: `detail` narrows it down, empty is any. */
export interface EventSelection {
  choice: EventTypeOption
  detail: string
}

export function matcherToFormValue({ kind, path, name }: EventMatcher): EventSelection {
  if (kind === 'page_view') return path === CHECKOUT_PATH ? createSelection('checkout') : createSelection('page', path)
  if (kind === 'product_view') return createSelection('product', name)
  if (kind === 'cta_click') return createSelection('action', name)
  return createSelection(kind === 'purchase' ? 'purchase' : 'download')
}

export function toEventMatcher({ choice, detail: typed }: EventSelection): EventMatcher {
  const detail = typed.trim()
  const named = detail && { name: detail }
  if (choice === 'page') return { kind: 'page_view', path: detail }
  if (choice === 'checkout') return { kind: 'page_view', path: CHECKOUT_PATH }
  if (choice === 'product') return { kind: 'product_view', ...named }
  if (choice === 'action') return { kind: 'cta_click', ...named }
  return { kind: choice === 'purchase' ? 'purchase' : 'download_start' }
}

/** "Page /blog/*", "Call to action “Buy now”", "Any product". */
export function eventMatcherLabel(happening: EventMatcher) {
  const { choice, detail } = matcherToFormValue(happening)
  if (choice === 'page') return detail === ANY_PAGE_PATH ? 'Any page' : `Page ${detail}`
  if (choice === 'product') return detail ? `Product ${detail}` : 'Any product'
  if (choice === 'action') return detail ? `Call to action “${detail}”` : 'Any call to action'
  return { checkout: 'Any checkout', download: 'Any download', purchase: 'Any purchase' }[choice]
}

function createSelection(choice: EventTypeOption, detail = ''): EventSelection {
  return { choice, detail }
}
