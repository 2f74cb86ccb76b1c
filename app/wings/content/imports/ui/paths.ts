export const importsPath = '/admin/settings/import'
export const importPath = (id: string) => `${importsPath}/${id}`
export const importReportPath = (id: string) => `${importPath(id)}/report.csv`
