export const exportsPath = '/admin/settings/export'
export const exportFilePath = (id: string) => `${exportsPath}/${id}/file`

export const archivesPath = `${exportsPath}/archives`
export const archivePath = (id: string) => `${archivesPath}/${id}`
export const archiveReportPath = (id: string) => `${archivePath(id)}/report.csv`
