export const notePath = (id: string) => `/admin/analytics/notes/${id}`
