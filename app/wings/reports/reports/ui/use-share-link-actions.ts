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
        successMessage: () => `“${link.name}” can be shared.`,
        undo: ({ id }) => ({ path: shareLinkPath(id), method: 'DELETE', done: 'The link is revoked.' }),
      }),
    showRevenue: ({ id, name }: ListedShareLink, withRevenue: boolean) =>
      change<{ withRevenue: boolean }>({
        path: shareLinkPath(id),
        method: 'PATCH',
        json: { withRevenue },
        successMessage: () => (withRevenue ? `“${name}” shows revenue.` : `“${name}” shows no revenue.`),
        undo: (before) => ({ path: shareLinkPath(id), method: 'PATCH', json: before, done: 'Back as it was.' }),
      }),
    setPassword: ({ id, name }: ListedShareLink, password: string | null) =>
      change({
        path: shareLinkPath(id),
        method: 'PATCH',
        json: { password },
        successMessage: () =>
          password ? `“${name}” asks for the new password.` : `“${name}” asks for no password any more.`,
      }),
    revoke: ({ id }: ListedShareLink) =>
      change<{ name: string }>({
        path: shareLinkPath(id),
        method: 'DELETE',
        successMessage: ({ name }) => `“${name}” is revoked: its link leads nowhere.`,
        undo: () => ({ path: shareLinkPath(id), method: 'PUT', done: 'The link works again.' }),
      }),
  }
}
