export const reportsPath = '/admin/analytics/reports'
