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
        successMessage: () => 'Stack renamed.',
        undo: () => ({
          path: titlePath,
          method: 'PUT',
          json: { title: former },
          successMessage: 'Title restored.',
        }),
      }),
    copy: () =>
      change<{ id: string; title: string }>({
        path: href('/planner/stack-library/:stackId/copy', at),
        successMessage: ({ title }) => `“${title}” created.`,
        undo: ({ id }) => ({ path: trashPath(id), successMessage: 'Copy deleted.' }),
      }),
    remove: () =>
      change({
        path: trashPath(stackId),
        successMessage: () => 'Stack deleted.',
        undo: () => ({ path: trashPath(stackId), method: 'DELETE', successMessage: 'Stack restored.' }),
      }),
    share: (isRenewed: boolean) =>
      change({
        path: linkPath,
        successMessage: () => (isRenewed ? 'Link replaced. The old link no longer works.' : 'Link created.'),
      }),
    stopSharing: () => change({ path: linkPath, method: 'DELETE', successMessage: () => 'Link revoked.' }),
  }
}
