import { useNavigate } from 'react-router'
import { useChange } from '~/ui/workspace/use-change'
import type { Changed } from '../changing/commands.server'
import type { StoredCluster } from '../cluster'
import type { ClusterChange, ClusterForm } from '../cluster-forms'
import type { Drafted } from '../drafting/draft-topic-page.server'
import type { WantedDraft } from '../drafting/topic-draft'
import { changesPath, clusterPath, clustersPath, draftsPath, newClusterPath, removalPath } from '../paths'

const BACK = 'Back as it was.'

/** Makes clusters, and goes to what was made. */
export function useMakingClusters() {
  const change = useChange()
  const navigate = useNavigate()
  return (form: ClusterForm) => {
    let made = ''
    return change<{ id: string }>({
      path: newClusterPath,
      json: form,
      done: ({ id }) => {
        made = id
        return 'Cluster made.'
      },
      undo: ({ id }) => ({ path: removalPath(id), done: 'Cluster removed.' }),
    }).then((isDone) => {
      if (isDone) void navigate(clusterPath(made))
      return isDone
    })
  }
}

/** Removes a cluster from wherever it is shown. */
export function useRemoval() {
  const change = useChange()
  const navigate = useNavigate()
  return async (id: string) => {
    const isDone = await change<StoredCluster>({
      path: removalPath(id),
      done: ({ name }) => `“${name}” removed. Its pages stay.`,
      undo: (cluster) => ({ path: removalPath(id), method: 'DELETE', json: cluster, done: BACK }),
    })
    if (isDone) void navigate(clustersPath)
  }
}

/** What can be changed of one cluster: each change can be taken back. */
export function useClusterDeeds(id: string) {
  const send = useChange()
  return {
    change: (asked: ClusterChange, said: string) =>
      send<Changed>({
        path: changesPath(id),
        json: asked,
        done: () => said,
        undo: (changed) => ({ path: changesPath(id), method: 'DELETE', json: changed, done: BACK }),
      }),
    draft: (wanted: WantedDraft) =>
      send<Drafted>({
        path: draftsPath(id),
        json: wanted,
        done: ({ lacks }) => `The draft is made.${lacks && ` ${lacks}`}`,
        undo: ({ lacks: _, ...drafted }) => ({ path: draftsPath(id), method: 'DELETE', json: drafted, done: BACK }),
      }),
  }
}
