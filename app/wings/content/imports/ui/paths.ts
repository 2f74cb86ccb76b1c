export const importsPath = '/admin/settings/import'
export const importUploadsPath = `${importsPath}/uploads`
export const importPath = (id: string) => `${importsPath}/${id}`
export const importRunningPath = (id: string) => `${importPath(id)}/running`
export const importFilePath = (id: string) => `${importPath(id)}/file`
export const importUndoPath = (id: string) => `${importPath(id)}/undo`
export const importReportPath = (id: string) => `${importPath(id)}/report.csv`
