import { useMutation } from '~/ui/workspace/use-mutation'
import { reportsClient } from '../api'
import type { ListedShareLink, NewShareLink, ShareLinkChange } from '../sharing/share-link'

const patchLink = (linkId: string, json: ShareLinkChange) =>
  reportsClient.patch('/share-links/:linkId', { param: { linkId }, json })
const revokeLink = (linkId: string) => reportsClient.delete('/share-links/:linkId', { param: { linkId } })

/** What can be done with links. */
export function useShareLinkActions() {
  const change = useMutation()
  return {
    make: (link: NewShareLink) =>
      change({
        ...reportsClient.post('/share-links', { json: link }),
        successMessage: () => `“${link.name}” created.`,
        undo: ({ id }) => ({ ...revokeLink(id), successMessage: 'Link revoked.' }),
      }),
    showRevenue: ({ id, name }: ListedShareLink, withRevenue: boolean) =>
      change({
        ...patchLink(id, { withRevenue }),
        successMessage: () => (withRevenue ? `Revenue shown in “${name}”.` : `Revenue hidden in “${name}”.`),
        undo: (before) => ({ ...patchLink(id, before), successMessage: 'Change undone.' }),
      }),
    setPassword: ({ id, name }: ListedShareLink, password: string | null) =>
      change({
        ...patchLink(id, { password }),
        successMessage: () => (password ? `Password set for “${name}”.` : `Password removed from “${name}”.`),
      }),
    revoke: ({ id }: ListedShareLink) =>
      change({
        ...revokeLink(id),
        successMessage: ({ name }) => `“${name}” revoked.`,
        undo: () => ({
          ...reportsClient.put('/share-links/:linkId', { param: { linkId: id } }),
          successMessage: 'Link restored.',
        }),
      }),
  }
}
