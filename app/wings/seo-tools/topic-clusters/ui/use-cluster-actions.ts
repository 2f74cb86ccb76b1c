import { useNavigate } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { StoredCluster } from '../cluster'
import type { ClusterChangeResult } from '../cluster-changes.commands.server'
import type { ClusterChange, ClusterForm } from '../cluster-forms'
import type { DraftedTopicPage } from '../draft-topic-page.commands.server'
import type { TopicDraftRequest } from '../topic-draft'
import {
  clusterChangesPath,
  clusterPath,
  clusterRemovalPath,
  clustersPath,
  newClusterPath,
  topicDraftsPath,
} from './cluster-paths'

const RESTORED_MESSAGE = 'Change undone.'

/** Makes clusters, and goes to what was made. */
export function useCreateCluster() {
  const change = useMutation()
  const navigate = useNavigate()
  return (form: ClusterForm) => {
    let made = ''
    return change<{ id: string }>({
      path: newClusterPath,
      json: form,
      successMessage: ({ id }) => {
        made = id
        return 'Cluster created.'
      },
      undo: ({ id }) => ({ path: clusterRemovalPath(id), successMessage: 'Cluster deleted.' }),
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
  return async (id: string) => {
    const isDone = await change<StoredCluster>({
      path: clusterRemovalPath(id),
      successMessage: ({ name }) => `“${name}” deleted. Its pages are kept.`,
      undo: (cluster) => ({
        path: clusterRemovalPath(id),
        method: 'DELETE',
        json: cluster,
        successMessage: RESTORED_MESSAGE,
      }),
    })
    if (isDone) void navigate(clustersPath)
  }
}

/** What can be changed of one cluster: each change can be taken back. */
export function useClusterActions(id: string) {
  const send = useMutation()
  return {
    change: (asked: ClusterChange, said: string) =>
      send<ClusterChangeResult>({
        path: clusterChangesPath(id),
        json: asked,
        successMessage: () => said,
        undo: (changed) => ({
          path: clusterChangesPath(id),
          method: 'DELETE',
          json: changed,
          successMessage: RESTORED_MESSAGE,
        }),
      }),
    draft: (wanted: TopicDraftRequest) =>
      send<DraftedTopicPage>({
        path: topicDraftsPath(id),
        json: wanted,
        successMessage: ({ lacks }) => `Draft created.${lacks && ` ${lacks}`}`,
        undo: ({ lacks: _, ...drafted }) => ({
          path: topicDraftsPath(id),
          method: 'DELETE',
          json: drafted,
          successMessage: RESTORED_MESSAGE,
        }),
      }),
  }
}
