import { useNavigate } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import { topicClustersClient } from '../api'
import type { ClusterChange, ClusterForm } from '../cluster-forms'
import type { TopicDraftRequest } from '../topic-draft'
import { clusterPath, clustersPath } from './cluster-paths'

const RESTORED_MESSAGE = 'Change undone.'

const removeCluster = (clusterId: string) => topicClustersClient.post('/:clusterId/removal', { param: { clusterId } })

/** Makes clusters, and goes to what was made. */
export function useCreateCluster() {
  const change = useMutation()
  const navigate = useNavigate()
  return (form: ClusterForm) => {
    let made = ''
    return change({
      ...topicClustersClient.post('/', { json: form }),
      successMessage: ({ id }) => {
        made = id
        return 'Cluster created.'
      },
      undo: ({ id }) => ({ ...removeCluster(id), successMessage: 'Cluster deleted.' }),
    }).then((isDone) => {
      if (isDone) void navigate(clusterPath(made))
      return isDone
    })
  }
}

/** Removes a cluster from wherever it is shown. */
export function useRemoveCluster() {
  const change = useMutation()
  const navigate = useNavigate()
  return async (clusterId: string) => {
    const isDone = await change({
      ...removeCluster(clusterId),
      successMessage: ({ name }) => `“${name}” deleted. Its pages are kept.`,
      undo: (cluster) => ({
        ...topicClustersClient.delete('/:clusterId/removal', { param: { clusterId }, json: cluster }),
        successMessage: RESTORED_MESSAGE,
      }),
    })
    if (isDone) void navigate(clustersPath)
  }
}

/** What can be changed of one cluster: each change can be taken back. */
export function useClusterActions(clusterId: string) {
  const send = useMutation()
  const param = { clusterId }
  return {
    change: (asked: ClusterChange, said: string) =>
      send({
        ...topicClustersClient.post('/:clusterId/changes', { param, json: asked }),
        successMessage: () => said,
        undo: (changed) => ({
          ...topicClustersClient.delete('/:clusterId/changes', { param, json: changed }),
          successMessage: RESTORED_MESSAGE,
        }),
      }),
    draft: (wanted: TopicDraftRequest) =>
      send({
        ...topicClustersClient.post('/:clusterId/drafts', { param, json: wanted }),
        successMessage: ({ lacks }) => `Draft created.${lacks && ` ${lacks}`}`,
        undo: ({ lacks: _, ...drafted }) => ({
          ...topicClustersClient.delete('/:clusterId/drafts', { param, json: drafted }),
          successMessage: RESTORED_MESSAGE,
        }),
      }),
  }
}
