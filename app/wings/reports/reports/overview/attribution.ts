import type { AttributionModel } from '~/wings/events/analytics/aggregates'

export const attributionOptions: { touch: AttributionModel; label: string }[] = [
  { touch: 'first', label: 'First touch' },
  { touch: 'last', label: 'Last touch' },
]

export function readAttributionParam(params: URLSearchParams): AttributionModel {
  return params.get('touch') === 'last' ? 'last' : 'first'
}

/** A visit has one channel and one campaign: there is nothing to choose between. */
export function hasAttributionChoice({ name, tab }: { name: string; tab: string }) {
  return name === 'revenue' && ['source', 'landing', 'post'].includes(tab)
}
