export const goalsPath = '/admin/analytics/goals'
