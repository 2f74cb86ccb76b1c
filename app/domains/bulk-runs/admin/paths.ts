import type { RunKind } from '../run-template'

export const runsPath = '/admin/bulk-generate'
export const newRunPath = `${runsPath}/new`
export const dataSetsPath = `${runsPath}/data-sets`
export const runPath = (id: string) => `${runsPath}/${id}`
export const deedsPath = (id: string) => `${runsPath}/${id}/deeds`
export const columnsPath = (tableId: string, query: Record<string, string>) =>
  `${newRunPath}/${tableId}?${new URLSearchParams(query)}`

/** Where the pages of a kind are written. */
export const pageEditors: Partial<Record<RunKind, (id: string) => string>> = {
  post: (id) => `/admin/blog/edit/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
}
