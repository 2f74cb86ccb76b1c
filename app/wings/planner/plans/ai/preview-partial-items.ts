import { getItemName } from '../item-name'
import type { PartialItem } from './proposal'

const MAX_PARTIAL_ITEMS = 8
const MAX_PARTIAL_ITEM_LENGTH = 160

/** The last items of an answer that is not whole yet, by their titles. */
export function previewPartialItems(value: unknown): PartialItem[] {
  if (value === null || typeof value !== 'object') return []
  const items = Object.entries(value).flatMap(([section, list]) =>
    (Array.isArray(list) ? list : []).map((item) => ({ section, text: partialItemText(item) })),
  )
  return items.filter(({ text }) => text !== '').slice(-MAX_PARTIAL_ITEMS)
}

function partialItemText(item: unknown) {
  if (item === null || typeof item !== 'object') return ''
  const { id: _, ...own }: Record<string, unknown> = { ...item }
  const text = getItemName(own) || String(Object.values(own).find((value) => typeof value === 'string') ?? '')
  return text.slice(0, MAX_PARTIAL_ITEM_LENGTH)
}
