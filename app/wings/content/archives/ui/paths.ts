export const exportsPath = '/admin/settings/export'
export const exportPath = (id: string) => `${exportsPath}/${id}`
export const exportRunningPath = (id: string) => `${exportPath(id)}/running`
export const exportFilePath = (id: string) => `${exportPath(id)}/file`

export const archivesPath = `${exportsPath}/archives`
export const archivePath = (id: string) => `${archivesPath}/${id}`
export const archiveRunningPath = (id: string) => `${archivePath(id)}/running`
export const archiveFilePath = (id: string) => `${archivePath(id)}/file`
export const archiveReportPath = (id: string) => `${archivePath(id)}/report.csv`
export const archiveUploadsPath = `${archivesPath}/uploads`
