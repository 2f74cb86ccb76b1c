import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { conflictResponse } from '~/kits/editing/conflict-response.server'
import { requireRecentAuthentication } from '~/wings/site/accounts/recent-authentication.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { saveLookIfUnchanged } from './commands.server'
import { hasOtherCode, MAX_CODE_BYTES } from './look'
import { lookSchema } from './look-form.server'
import { findLook } from './queries.server'

// three texts, with what they were before, escaped
const MAX_LOOK_BYTES = 3 * 2 * 6 * MAX_CODE_BYTES

export const lookApi = createAdminApi()
  /**
   * Saves the look; when somebody has saved another one meanwhile, the answer is 409 with theirs. Code runs for every
   * visitor: whoever changes it proves who they are.
   */
  .put('/', jsonBody(z.object({ look: lookSchema, basedOn: z.unknown() }), MAX_LOOK_BYTES), async (c) => {
    const sent = c.req.valid('json')
    if (hasOtherCode(sent.look, await findLook(c.var.db))) requireRecentAuthentication(c.env.context)
    const saved = await saveLookIfUnchanged(c.var.db, c.var.admin, sent)
    if ('before' in saved) return c.json(saved)
    return conflictResponse(c, 'The look was changed since you opened it.', saved)
  })
