import { listFrameLinks } from '~/domains/pages/register.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { LinkFilter } from './link-filter'
import { statusOf } from './link-status'

/** The links of menus and footers, each once with the number of its pages; there are few, so they are all given. */
export async function listMatchingFrameLinks(db: Database, { q, status }: Pick<LinkFilter, 'q' | 'status'>) {
  const typed = q.toLowerCase()
  const links = await listFrameLinks(db)
  return links
    .map(({ status: answer, ...link }) => ({ ...link, answer, isElsewhere: !link.to.startsWith('/') }))
    .filter((link) => status === undefined || statusOf(link) === status)
    .filter(({ anchor, to }) => `${anchor} ${to}`.toLowerCase().includes(typed))
}

export type ListedFrameLink = Awaited<ReturnType<typeof listMatchingFrameLinks>>[number]
