export const bulkRunsPath = '/admin/bulk-generate'
export const newBulkRunPath = `${bulkRunsPath}/new`
export const dataSetsPath = `${bulkRunsPath}/data-sets`
export const bulkRunPath = (id: string) => `${bulkRunsPath}/${id}`
export const runActionsPath = (id: string) => `${bulkRunsPath}/${id}/actions`
export const aiSamplePath = (tableId: string) => `${newBulkRunPath}/${tableId}/sample`
export const runColumnsPath = (tableId: string, query: Record<string, string>) =>
  `${newBulkRunPath}/${tableId}?${new URLSearchParams(query)}`
