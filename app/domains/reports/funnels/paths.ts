export const funnelPath = (id: string) => `/admin/analytics/funnels/${id}`
