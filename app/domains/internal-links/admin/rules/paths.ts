export const rulesPath = '/admin/link-rules'
export const newRulePath = `${rulesPath}/new`
export const rulePath = (id: string) => `${rulesPath}/${id}`
export const standingsPath = `${rulesPath}/standings`
export const removalPath = `${rulesPath}/removal`
export const importPath = `${rulesPath}/import`
export const exportPath = `${rulesPath}/export.csv`
