export const runsPath = '/admin/bulk-auto-link'
export const newRunPath = `${runsPath}/new`
export const runPath = (id: string) => `${runsPath}/${id}`
export const deedsPath = (id: string) => `${runsPath}/${id}/deeds`

/** Where a dry run of certain rules begins. */
export const tryPath = (ruleIds: string[]) => `${runsPath}?${new URLSearchParams({ rules: ruleIds.join(' ') })}`
