export const clustersPath = '/admin/topic-clusters'
export const clusterProposalsPath = `${clustersPath}/proposals`

export const clusterPath = (id: string) => `${clustersPath}/${id}`
