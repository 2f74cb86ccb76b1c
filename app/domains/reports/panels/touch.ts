import type { Touch } from '~/domains/analytics/answers'

export const touchNames: { touch: Touch; label: string }[] = [
  { touch: 'first', label: 'First in the visit' },
  { touch: 'last', label: 'Last before the purchase' },
]

export function touchIn(params: URLSearchParams): Touch {
  return params.get('touch') === 'last' ? 'last' : 'first'
}

/** A visit has one channel and one campaign: there is nothing to choose between. */
export function hasTouch({ name, tab }: { name: string; tab: string }) {
  return name === 'revenue' && ['source', 'landing', 'post'].includes(tab)
}
