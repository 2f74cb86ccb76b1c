import { useMutation } from '~/ui/workspace/use-mutation'
import { reportsPath } from '../emails/paths'
import type { ListedShareLink, NewShareLink } from '../sharing/share-link'

const shareLinksPath = `${reportsPath}/links`

const shareLinkPath = (id: string) => `${shareLinksPath}/${id}`

/** What can be done with links. */
export function useShareLinkActions() {
  const change = useMutation()
  return {
    make: (link: NewShareLink) =>
      change<{ id: string }>({
        path: shareLinksPath,
        json: link,
        successMessage: () => `“${link.name}” created.`,
        undo: ({ id }) => ({ path: shareLinkPath(id), method: 'DELETE', successMessage: 'Link revoked.' }),
      }),
    showRevenue: ({ id, name }: ListedShareLink, withRevenue: boolean) =>
      change<{ withRevenue: boolean }>({
        path: shareLinkPath(id),
        method: 'PATCH',
        json: { withRevenue },
        successMessage: () => (withRevenue ? `Revenue shown in “${name}”.` : `Revenue hidden in “${name}”.`),
        undo: (before) => ({
          path: shareLinkPath(id),
          method: 'PATCH',
          json: before,
          successMessage: 'Change undone.',
        }),
      }),
    setPassword: ({ id, name }: ListedShareLink, password: string | null) =>
      change({
        path: shareLinkPath(id),
        method: 'PATCH',
        json: { password },
        successMessage: () => (password ? `Password set for “${name}”.` : `Password removed from “${name}”.`),
      }),
    revoke: ({ id }: ListedShareLink) =>
      change<{ name: string }>({
        path: shareLinkPath(id),
        method: 'DELETE',
        successMessage: ({ name }) => `“${name}” revoked.`,
        undo: () => ({ path: shareLinkPath(id), method: 'PUT', successMessage: 'Link restored.' }),
      }),
  }
}
