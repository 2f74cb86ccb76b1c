export const analyticsPath = '/admin/analytics'
export const analyticsExportPath = `${analyticsPath}/export.csv`
export const liveVisitorsPath = `${analyticsPath}/live`
