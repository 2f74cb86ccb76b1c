import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { conflictResponse } from '~/kits/editing/conflict-response.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { saveMenusIfUnchanged } from './commands.server'
import { menusSchema } from './menus-form'

// as many entries as may be, with what they were before, escaped
const MAX_MENU_BYTES = 1_000_000

export const settingsApi = createAdminApi()
  /** Saves the menus; when somebody has saved others meanwhile, the answer is 409 with theirs. */
  .put('/menus', jsonBody(z.object({ menus: menusSchema, basedOn: z.unknown() }), MAX_MENU_BYTES), async (c) => {
    const saved = await saveMenusIfUnchanged(c.var.db, c.var.admin, c.req.valid('json'))
    if ('before' in saved) return c.json(saved)
    return conflictResponse(c, 'The menus were changed since you opened them.', saved)
  })
