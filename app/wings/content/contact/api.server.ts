import { jsonBody } from '~/kits/api/api.server'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { archiveMessages, markMessagesRead, markMessagesUnread, unarchiveMessages } from './inbox.commands.server'

/** Each answers the ids of the messages that it changed; DELETE takes back what POST does. */
export const inboxApi = createAdminApi()
  .post('/archived', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await archiveMessages(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .delete('/archived', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await unarchiveMessages(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .post('/read', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await markMessagesRead(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .delete('/read', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await markMessagesUnread(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
