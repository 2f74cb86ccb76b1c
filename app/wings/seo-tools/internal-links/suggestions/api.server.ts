import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { acceptSuggestions, undoAcceptedLinks } from './commands.server'
import { dismissSuggestions, restoreAllSuggestions, restoreSuggestions } from './dismissals.commands.server'
import { draftTextSchema } from './draft-text'
import { findDraftSuggestions, findInboundSuggestions } from './queries.server'
import { acceptSuggestionsForm, dismissSuggestionsForm, undoAcceptedLinksForm } from './suggestion-forms'

const pageForm = z.object({ pageId: z.uuid() })

export const suggestionsApi = createAdminApi()
  /** Makes links of suggestions and answers what it put where; DELETE takes such an answer back. */
  .post('/accepted-suggestions', jsonBody(acceptSuggestionsForm), async (c) => {
    const accepted = await acceptSuggestions(c.var.db, c.var.admin, c.req.valid('json').suggestions)
    if (accepted.links === 0) throw new DomainError(accepted.refused[0]?.reason ?? 'Nothing was linked.')
    return c.json(accepted)
  })
  .delete('/accepted-suggestions', jsonBody(undoAcceptedLinksForm), async (c) => {
    const undone = await undoAcceptedLinks(c.var.db, c.var.admin, c.req.valid('json').pages)
    if (undone.pages === 0) throw new DomainError(undone.refused[0] ?? '')
    return c.json(undone)
  })
  /** Has suggestions not be shown again; DELETE has these be shown again, PUT all of one page. */
  .post('/dismissed-suggestions', jsonBody(dismissSuggestionsForm), async (c) => {
    await dismissSuggestions(c.var.db, c.req.valid('json').pairs)
    return c.json(c.req.valid('json'))
  })
  .put('/dismissed-suggestions', jsonBody(pageForm), async (c) => {
    return c.json({ restored: await restoreAllSuggestions(c.var.db, c.req.valid('json').pageId) })
  })
  .delete('/dismissed-suggestions', jsonBody(dismissSuggestionsForm), async (c) => {
    await restoreSuggestions(c.var.db, c.req.valid('json').pairs)
    return c.json(c.req.valid('json'))
  })
  /** `?page=<id>`: where texts of other pages could link to one that is being written. */
  .get('/draft-suggestions', async (c) => {
    const { page = '' } = c.req.query()
    if (!isUuid(page)) throw new DomainError('Page not found.', 404)
    return c.json(await findInboundSuggestions(c.var.db, page))
  })
  /** Where a text could link to as it is written now. */
  .post('/draft-suggestions', jsonBody(draftTextSchema, MAX_ENTRY_BYTES), async (c) => {
    return c.json(await findDraftSuggestions(c.var.db, c.req.valid('json')))
  })
