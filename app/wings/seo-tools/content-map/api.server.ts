import { DomainError } from '~/platform/errors/errors'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { findLinkDetails } from './link-details.queries.server'

export const contentMapApi = createAdminApi()
  /** The links from one page to another, `?from=&to=`, both paths; or the sentence that could carry one. */
  .get('/link', async (c) => {
    const { from, to } = c.req.query()
    if (!from || !to) throw new DomainError('Choose a source page and a target page.', 400)
    return c.json(await findLinkDetails(c.var.db, from, to))
  })
