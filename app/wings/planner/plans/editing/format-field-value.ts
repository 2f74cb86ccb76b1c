/** A value of an item as people read it: one line for each part of a list. */
export function formatFieldValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(formatLine).join('\n')
  return formatLine(value)
}

function formatLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatLine).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  if ('optimistic' in value && 'mostLikely' in value && 'pessimistic' in value)
    return `${value.optimistic} to ${value.pessimistic} hours, most likely ${value.mostLikely}`
  const parts = Object.entries(value).map(([name, part]) =>
    typeof part === 'boolean' ? formatBoolean(name, part) : formatLine(part),
  )
  return parts.filter(Boolean).join(' · ')
}

/** "isRequired" is "required", or nothing. */
const formatBoolean = (name: string, is: boolean) => (is ? name.replace(/^is/, '').toLowerCase() : '')
