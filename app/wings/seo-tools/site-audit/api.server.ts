import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { setNightlyAudits, startAudit, stopAudit } from './commands.server'
import { isTimeZone } from './nightly-audits'

const stopAuditForm = z.object({ id: z.uuid() })
const nightlyForm = z.object({
  isOn: z.boolean(),
  timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.'),
})

export const siteAuditApi = createAdminApi()
  /** Begins an audit and answers its id; DELETE stops the one that is named. */
  .post('/running', async (c) => {
    return c.json({ id: await startAudit(c.var.db, c.var.admin) })
  })
  .delete('/running', jsonBody(stopAuditForm), async (c) => {
    await stopAudit(c.var.db, c.var.admin, c.req.valid('json').id)
    return c.json({})
  })
  /** Has the site audited each night, in the time zone that is named, or stops that. Answers how it was before. */
  .put('/nightly', jsonBody(nightlyForm), async (c) => {
    return c.json({ before: await setNightlyAudits(c.var.db, c.var.admin, c.req.valid('json')) })
  })
