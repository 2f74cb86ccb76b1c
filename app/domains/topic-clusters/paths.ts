export const clustersPath = '/admin/topic-clusters'
export const newClusterPath = `${clustersPath}/new`
export const proposalsPath = `${clustersPath}/proposals`
export const proposalDismissalPath = `${proposalsPath}/dismissal`

export const clusterPath = (id: string) => `${clustersPath}/${id}`
export const changesPath = (id: string) => `${clusterPath(id)}/changes`
export const removalPath = (id: string) => `${clusterPath(id)}/removal`
export const draftsPath = (id: string) => `${clusterPath(id)}/drafts`
export const linkPath = (from: string, to: string) => `${clustersPath}/link?${new URLSearchParams({ from, to })}`
