export const overviewPath = '/admin/analytics'
export const exportPath = `${overviewPath}/export.csv`
export const livePath = `${overviewPath}/live`
