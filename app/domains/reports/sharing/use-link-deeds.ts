import { useChange } from '~/ui/workspace/use-change'
import { mailsPath } from '../mails/paths'
import type { ListedShareLink, NewShareLink } from './share-link'

const linksPath = `${mailsPath}/links`

const linkPath = (id: string) => `${linksPath}/${id}`

/** What can be done with links. */
export function useLinkDeeds() {
  const change = useChange()
  return {
    make: (link: NewShareLink) =>
      change<{ id: string }>({
        path: linksPath,
        json: link,
        done: () => `“${link.name}” can be shared.`,
        undo: ({ id }) => ({ path: linkPath(id), method: 'DELETE', done: 'The link is revoked.' }),
      }),
    showRevenue: ({ id, name }: ListedShareLink, withRevenue: boolean) =>
      change<{ withRevenue: boolean }>({
        path: linkPath(id),
        method: 'PATCH',
        json: { withRevenue },
        done: () => (withRevenue ? `“${name}” shows revenue.` : `“${name}” shows no revenue.`),
        undo: (before) => ({ path: linkPath(id), method: 'PATCH', json: before, done: 'Back as it was.' }),
      }),
    setPassword: ({ id, name }: ListedShareLink, password: string | null) =>
      change({
        path: linkPath(id),
        method: 'PATCH',
        json: { password },
        done: () => (password ? `“${name}” asks for the new password.` : `“${name}” asks for no password any more.`),
      }),
    revoke: ({ id }: ListedShareLink) =>
      change<{ name: string }>({
        path: linkPath(id),
        method: 'DELETE',
        done: ({ name }) => `“${name}” is revoked: its link leads nowhere.`,
        undo: () => ({ path: linkPath(id), method: 'PUT', done: 'The link works again.' }),
      }),
  }
}
