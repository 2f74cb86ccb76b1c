export interface SortOrder {
  by: string
  direction: 'asc' | 'desc'
}

/** How a list is sorted, as its address says it: `title` upwards, `-title` downwards. */
export function parseSort(text: string | null): SortOrder | undefined {
  if (!text) return undefined
  return text.startsWith('-') ? { by: text.slice(1), direction: 'desc' } : { by: text, direction: 'asc' }
}

/** What a click on a column's head asks for: upwards, downwards, then the list's own order. */
export function nextSort(by: string, current: SortOrder | undefined) {
  if (current?.by !== by) return by
  return current.direction === 'asc' ? `-${by}` : null
}
