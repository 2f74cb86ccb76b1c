import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { DomainError } from '~/platform/errors/errors'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { findMailState } from '~/platform/mail/outbox.commands.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { checkServices } from './check-services.server'
import { searchAllContent } from './content-search.server'
import { clearErrors, restoreErrors, retryMails } from './maintenance.commands.server'
import { sendTestMail } from './test-mail.server'

const MAX_QUERY_LENGTH = 200

const mailNotFound = () => new DomainError('This email no longer exists.', 404)

const clearedErrorsForm = z.object({ clearedAt: z.coerce.date('The ID of the cleared reports is missing.') })

/** What the back office asks that belongs to no room. */
export const backOfficeApi = createAdminApi()
  /** What the command palette finds for `?q=`. */
  .get('/search', async (c) => {
    const typed = (c.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH)
    return c.json({ results: await searchAllContent(c.var.db, typed) })
  })
  /** Clears the list of errors. */
  .post('/cleared-errors', async (c) => c.json(await clearErrors(c.var.db, c.var.admin)))
  /** Brings back what was cleared at that moment. */
  .delete('/cleared-errors', jsonBody(clearedErrorsForm), async (c) => {
    return c.json(await restoreErrors(c.var.db, c.var.admin, c.req.valid('json').clearedAt))
  })
  /** Tries to deliver mails at once. */
  .post('/mail-retries', jsonBody(idListSchema), async (c) => {
    return c.json(await retryMails(c.var.db, c.var.admin, c.req.valid('json').ids))
  })
  /** Asks the services that are set up. */
  .get('/service-health', async (c) => c.json({ checks: await checkServices(c.var.db, c.var.siteEnv) }))
  /** Writes a mail to the admin who asks. */
  .post('/test-mail', async (c) => {
    const hasMailServer = Boolean(c.var.siteEnv.SMTP_URL)
    return c.json({ ...(await sendTestMail(c.var.db, c.var.admin)), hasMailServer })
  })
  /** What became of it. */
  .get('/test-mail/:mailId', uuidParam('mailId', mailNotFound), async (c) => {
    const found = await findMailState(c.var.db, c.req.param('mailId'))
    if (!found) throw mailNotFound()
    return c.json(found)
  })
