import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { isTemplateKind, type TemplateKind } from './template'

/** What the list of templates shows, as its address says it. */
export interface TemplateFilter {
  q: string
  kind?: TemplateKind
  isTrash: boolean
}

export const templateFilterNames = ['q', 'kind', 'show'] as const

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function readTemplateFilter(params: URLSearchParams): TemplateFilter {
  const kind = params.get('kind')
  return {
    q: normalizeSearchQuery(params.get('q')),
    ...(isTemplateKind(kind) && { kind }),
    isTrash: params.get('show') === 'trash',
  }
}

export function isTemplateFilterActive({ q, kind, isTrash }: TemplateFilter) {
  return q !== '' || kind !== undefined || isTrash
}
