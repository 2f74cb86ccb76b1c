export const rulesPath = '/admin/link-rules'
export const newRulePath = `${rulesPath}/new`
export const rulePath = (id: string) => `${rulesPath}/${id}`
export const ruleStatesPath = `${rulesPath}/states`
export const removeRulesPath = `${rulesPath}/removal`
export const importRulesPath = `${rulesPath}/import`
export const exportRulesPath = `${rulesPath}/export.csv`
