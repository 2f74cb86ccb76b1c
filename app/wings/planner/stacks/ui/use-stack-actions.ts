import { href } from 'react-router'
import { useMutation } from '~/ui/workspace/use-mutation'

/** What can be done with a saved stack; each can be undone. */
export function useStackActions(stackId: string) {
  const change = useMutation()
  const at = { stackId }
  const titlePath = href('/planner/stack-library/:stackId/title', at)
  const trashPath = (id: string) => href('/planner/stack-library/:stackId/trash', { stackId: id })
  const linkPath = href('/planner/stack-library/:stackId/link', at)
  return {
    rename: (title: string, former: string) =>
      change({
        path: titlePath,
        method: 'PUT',
        json: { title },
        successMessage: () => 'Renamed.',
        undo: () => ({
          path: titlePath,
          method: 'PUT',
          json: { title: former },
          done: 'It has its former title again.',
        }),
      }),
    copy: () =>
      change<{ id: string; title: string }>({
        path: href('/planner/stack-library/:stackId/copy', at),
        successMessage: ({ title }) => `“${title}” is in your library.`,
        undo: ({ id }) => ({ path: trashPath(id), done: 'The copy is gone.' }),
      }),
    remove: () =>
      change({
        path: trashPath(stackId),
        successMessage: () => 'Deleted.',
        undo: () => ({ path: trashPath(stackId), method: 'DELETE', done: 'It is back in your library.' }),
      }),
    share: (isRenewed: boolean) =>
      change({
        path: linkPath,
        successMessage: () =>
          isRenewed ? 'There is a new link. The former one leads nowhere.' : 'Whoever has the link may read.',
      }),
    stopSharing: () =>
      change({ path: linkPath, method: 'DELETE', successMessage: () => 'The link leads nowhere from now on.' }),
  }
}
