export const linkRunsPath = '/admin/bulk-auto-link'
export const linkRunPath = (id: string) => `${linkRunsPath}/${id}`

/** Where a dry run of certain rules begins. */
export const dryRunPath = (ruleIds: string[]) => `${linkRunsPath}?${new URLSearchParams({ rules: ruleIds.join(' ') })}`
