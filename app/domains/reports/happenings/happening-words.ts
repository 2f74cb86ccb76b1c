import type { Happening } from '~/domains/analytics/question'

export const CHECKOUT = '/checkout/*'
export const ANY_PAGE = '/*'

/** What can be counted, in the words of the form. */
export const happeningChoices = [
  { value: 'page', label: 'A page is seen' },
  { value: 'product', label: 'A product is viewed' },
  { value: 'action', label: 'A call to action is clicked' },
  { value: 'checkout', label: 'Checkout begins' },
  { value: 'download', label: 'A download begins' },
  { value: 'purchase', label: 'A purchase is made' },
] as const

export type HappeningChoice = (typeof happeningChoices)[number]['value']

/** What a person chose: `detail` narrows it down, empty is any. */
export interface ChosenHappening {
  choice: HappeningChoice
  detail: string
}

export function chosenOf({ kind, path, name }: Happening): ChosenHappening {
  if (kind === 'page_view') return path === CHECKOUT ? chosen('checkout') : chosen('page', path)
  if (kind === 'product_view') return chosen('product', name)
  if (kind === 'cta_click') return chosen('action', name)
  return chosen(kind === 'purchase' ? 'purchase' : 'download')
}

export function happeningOf({ choice, detail: typed }: ChosenHappening): Happening {
  const detail = typed.trim()
  const named = detail && { name: detail }
  if (choice === 'page') return { kind: 'page_view', path: detail }
  if (choice === 'checkout') return { kind: 'page_view', path: CHECKOUT }
  if (choice === 'product') return { kind: 'product_view', ...named }
  if (choice === 'action') return { kind: 'cta_click', ...named }
  return { kind: choice === 'purchase' ? 'purchase' : 'download_start' }
}

/** "Page /blog/*", "Call to action “Buy now”", "Any product". */
export function happeningWords(happening: Happening) {
  const { choice, detail } = chosenOf(happening)
  if (choice === 'page') return detail === ANY_PAGE ? 'Any page' : `Page ${detail}`
  if (choice === 'product') return detail ? `Product ${detail}` : 'Any product'
  if (choice === 'action') return detail ? `Call to action “${detail}”` : 'Any call to action'
  return { checkout: 'Any checkout', download: 'Any download', purchase: 'Any purchase' }[choice]
}

function chosen(choice: HappeningChoice, detail = ''): ChosenHappening {
  return { choice, detail }
}
