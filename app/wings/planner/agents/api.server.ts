import { jsonBody } from '~/kits/api/api.server'
import { newTokenSchema } from '~/wings/site/accounts/agent-token'
import { issueAgentToken, revokeAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { requireRecentAuthentication } from '~/wings/site/accounts/recent-authentication.server'
import { createUserApi } from '~/wings/site/accounts/user-api.server'

export const agentsApi = createUserApi()
  /** Makes a token and answers it, this once. */
  .post('/tokens', jsonBody(newTokenSchema), async (c) => {
    requireRecentAuthentication(c.env.context)
    return c.json(await issueAgentToken(c.var.db, c.var.user.id, c.req.valid('json').name))
  })
  .delete('/tokens/:tokenId', async (c) => {
    const id = c.req.param('tokenId')
    await revokeAgentToken(c.var.db, c.var.user.id, id)
    return c.json({ id })
  })
