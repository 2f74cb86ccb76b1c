export const linkRunsPath = '/admin/bulk-auto-link'
export const newLinkRunPath = `${linkRunsPath}/new`
export const linkRunPath = (id: string) => `${linkRunsPath}/${id}`
export const linkRunActionsPath = (id: string) => `${linkRunsPath}/${id}/actions`

/** Where a dry run of certain rules begins. */
export const dryRunPath = (ruleIds: string[]) => `${linkRunsPath}?${new URLSearchParams({ rules: ruleIds.join(' ') })}`
