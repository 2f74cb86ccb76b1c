import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { isSetUpStepName } from './set-up'
import { setSetUpDismissed, skipStep } from './set-up.commands.server'

const skipForm = z.object({ step: z.string().refine(isSetUpStepName, 'There is no such step.') })
const dismissalForm = z.object({ isDismissed: z.boolean() })

export const setUpApi = createAdminApi()
  /** Leaves a step for later. */
  .post('/skips', jsonBody(skipForm), async (c) => {
    await skipStep(c.var.db, c.req.valid('json').step)
    return c.json({})
  })
  /** Whether the dashboard lists what is left. */
  .put('/dismissal', jsonBody(dismissalForm), async (c) => {
    const { isDismissed } = c.req.valid('json')
    await setSetUpDismissed(c.var.db, isDismissed)
    return c.json({ isDismissed })
  })
