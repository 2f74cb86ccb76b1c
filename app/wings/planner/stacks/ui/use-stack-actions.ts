import { useMutation } from '~/ui/workspace/use-mutation'
import { stacksClient } from '../api'

/** What can be done with a saved stack; each can be undone. */
export function useStackActions(stackId: string) {
  const change = useMutation()
  const param = { stackId }
  const saveTitle = (title: string) => stacksClient.put('/:stackId/title', { param, json: { title } })
  return {
    rename: (title: string, former: string) =>
      change({
        ...saveTitle(title),
        successMessage: () => 'Stack renamed.',
        undo: () => ({ ...saveTitle(former), successMessage: 'Title restored.' }),
      }),
    copy: () =>
      change({
        ...stacksClient.post('/:stackId/copy', { param }),
        successMessage: ({ title }) => `“${title}” created.`,
        undo: ({ id }) => ({
          ...stacksClient.post('/:stackId/trash', { param: { stackId: id } }),
          successMessage: 'Copy deleted.',
        }),
      }),
    remove: () =>
      change({
        ...stacksClient.post('/:stackId/trash', { param }),
        successMessage: () => 'Stack deleted.',
        undo: () => ({ ...stacksClient.delete('/:stackId/trash', { param }), successMessage: 'Stack restored.' }),
      }),
    share: (isRenewed: boolean) =>
      change({
        ...stacksClient.post('/:stackId/read-only-link', { param }),
        successMessage: () => (isRenewed ? 'Link replaced. The old link no longer works.' : 'Link created.'),
      }),
    stopSharing: () =>
      change({
        ...stacksClient.delete('/:stackId/read-only-link', { param }),
        successMessage: () => 'Link revoked.',
      }),
  }
}
