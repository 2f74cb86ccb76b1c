import type { Database } from '~/platform/database/database.server'
import { findExternalLinkChecks } from '~/wings/seo-tools/external-links/queries.server'
import { listBoilerplateLinks } from '~/wings/web/pages/page-index.queries.server'
import type { LinkFilter } from './link-filter'
import { hasLinkStatus } from './link-status'

/** The links of menus and footers, each once with the number of its pages; there are few, so they are all given. */
export async function listMatchingBoilerplateLinks(db: Database, { q, status }: Pick<LinkFilter, 'q' | 'status'>) {
  const typed = q.toLowerCase()
  const links = await listBoilerplateLinks(db)
  const elsewhere = links.map(({ to }) => to).filter(isExternal)
  const answers = await findExternalLinkChecks(db, elsewhere)
  return links
    .map(({ status: answer, redirectsTo, ...link }) => {
      const outside = answers.get(link.to)
      const end = { answer, isExternal: isExternal(link.to), externalState: outside?.state ?? null }
      return { ...link, ...end, redirectsTo: redirectsTo ?? outside?.redirectsTo ?? null }
    })
    .filter((link) => status === undefined || hasLinkStatus(link, status))
    .filter(({ anchor, to }) => `${anchor} ${to}`.toLowerCase().includes(typed))
}

const isExternal = (to: string) => !to.startsWith('/')

export type ListedBoilerplateLink = Awaited<ReturnType<typeof listMatchingBoilerplateLinks>>[number]
