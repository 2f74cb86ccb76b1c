/** A value of an item as people read it: one line for each part of a list. */
export function valueAsText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(lineOf).join('\n')
  return lineOf(value)
}

function lineOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(lineOf).join(', ')
  return Object.values(value).map(lineOf).join(' · ')
}
