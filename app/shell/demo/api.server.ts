import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { forecastDemoRemoval } from './demo-content.server'
import { removeDemo } from './remove-demo.commands.server'
import { restoreDemo, setDemoDismissed } from './restore-demo.commands.server'

const dismissalForm = z.object({ isDismissed: z.boolean() })

export const demoApi = createAdminApi()
  /** What would go with the demo, and what would stay. */
  .get('/removal', async (c) => c.json(await forecastDemoRemoval(c.var.db)))
  /** Takes the demo away. */
  .post('/removal', async (c) => c.json(await removeDemo(c.var.db, c.var.admin)))
  /** Brings it back. */
  .delete('/removal', async (c) => c.json(await restoreDemo(c.var.db, c.var.admin)))
  /** Whether the dashboard offers either. */
  .put('/dismissal', jsonBody(dismissalForm), async (c) => {
    const { isDismissed } = c.req.valid('json')
    await setDemoDismissed(c.var.db, isDismissed)
    return c.json({ isDismissed })
  })
