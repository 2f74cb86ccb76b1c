export const rulesPath = '/admin/link-rules'
export const importRulesPath = `${rulesPath}/import`
export const exportRulesPath = `${rulesPath}/export.csv`
