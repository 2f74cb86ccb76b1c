export const exportsPath = '/admin/settings/export'
export const exportPath = (id: string) => `${exportsPath}/${id}`
export const exportRunningPath = (id: string) => `${exportPath(id)}/running`
export const exportFilePath = (id: string) => `${exportPath(id)}/file`
