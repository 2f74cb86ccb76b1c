export const clustersPath = '/admin/topic-clusters'
export const newClusterPath = `${clustersPath}/new`
export const clusterProposalsPath = `${clustersPath}/proposals`
export const dismissProposalPath = `${clusterProposalsPath}/dismissal`

export const clusterPath = (id: string) => `${clustersPath}/${id}`
export const clusterChangesPath = (id: string) => `${clusterPath(id)}/changes`
export const clusterRemovalPath = (id: string) => `${clusterPath(id)}/removal`
export const topicDraftsPath = (id: string) => `${clusterPath(id)}/drafts`
export const linkSuggestionPath = (from: string, to: string) =>
  `${clustersPath}/link?${new URLSearchParams({ from, to })}`
