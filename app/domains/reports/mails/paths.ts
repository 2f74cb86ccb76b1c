export const mailsPath = '/admin/analytics/reports'
export const recipientPath = (id: string) => `${mailsPath}/recipients/${id}`
export const nowPath = `${mailsPath}/now`
