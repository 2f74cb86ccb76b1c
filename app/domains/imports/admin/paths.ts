export const importsPath = '/admin/settings/import'
export const uploadsPath = `${importsPath}/uploads`
export const importPath = (id: string) => `${importsPath}/${id}`
export const runningPath = (id: string) => `${importPath(id)}/running`
export const filePath = (id: string) => `${importPath(id)}/file`
export const undoingPath = (id: string) => `${importPath(id)}/undoing`
export const reportPath = (id: string) => `${importPath(id)}/report.csv`
