/** The query with some parameters changed; null or an empty text takes one away. */
export function withSearchParams(params: URLSearchParams, changes: Record<string, string | number | null>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  const text = next.toString()
  return text && `?${text}`
}

/** Where a list is in its pages; a changed filter begins again. */
export const resetPageParams = { page: null, after: null, before: null } as const
