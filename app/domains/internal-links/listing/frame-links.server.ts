import { findOutsideAnswers } from '~/domains/outside-links/queries.server'
import { listFrameLinks } from '~/domains/pages/register.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { LinkFilter } from './link-filter'
import { hasStatus } from './link-status'

/** The links of menus and footers, each once with the number of its pages; there are few, so they are all given. */
export async function listMatchingFrameLinks(db: Database, { q, status }: Pick<LinkFilter, 'q' | 'status'>) {
  const typed = q.toLowerCase()
  const links = await listFrameLinks(db)
  const elsewhere = links.map(({ to }) => to).filter(isElsewhere)
  const answers = await findOutsideAnswers(db, elsewhere)
  return links
    .map(({ status: answer, leadsTo, ...link }) => {
      const outside = answers.get(link.to)
      const end = { answer, isElsewhere: isElsewhere(link.to), outside: outside?.state ?? null }
      return { ...link, ...end, leadsTo: leadsTo ?? outside?.leadsTo ?? null }
    })
    .filter((link) => status === undefined || hasStatus(link, status))
    .filter(({ anchor, to }) => `${anchor} ${to}`.toLowerCase().includes(typed))
}

const isElsewhere = (to: string) => !to.startsWith('/')

export type ListedFrameLink = Awaited<ReturnType<typeof listMatchingFrameLinks>>[number]
