export const goalsPath = '/admin/analytics/goals'
export const goalPath = (id: string) => `${goalsPath}/${id}`
