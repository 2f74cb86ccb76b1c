export const reportsPath = '/admin/analytics/reports'
export const recipientPath = (id: string) => `${reportsPath}/recipients/${id}`
export const sendReportNowPath = `${reportsPath}/now`
