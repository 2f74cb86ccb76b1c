export const runsPath = '/admin/bulk-generate'
export const newRunPath = `${runsPath}/new`
export const dataSetsPath = `${runsPath}/data-sets`
export const runPath = (id: string) => `${runsPath}/${id}`
export const deedsPath = (id: string) => `${runsPath}/${id}/deeds`
export const samplePath = (tableId: string) => `${newRunPath}/${tableId}/sample`
export const columnsPath = (tableId: string, query: Record<string, string>) =>
  `${newRunPath}/${tableId}?${new URLSearchParams(query)}`
