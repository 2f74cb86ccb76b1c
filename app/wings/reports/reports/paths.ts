export const analyticsPath = '/admin/analytics'
export const analyticsExportPath = `${analyticsPath}/export.csv`
