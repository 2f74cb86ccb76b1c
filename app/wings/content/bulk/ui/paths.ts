export const bulkRunsPath = '/admin/bulk-generate'
export const newBulkRunPath = `${bulkRunsPath}/new`
export const bulkRunPath = (id: string) => `${bulkRunsPath}/${id}`
export const runColumnsPath = (tableId: string, query: Record<string, string>) =>
  `${newBulkRunPath}/${tableId}?${new URLSearchParams(query)}`
