import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import {
  applyLinkRun,
  pauseLinkRun,
  resumeLinkRun,
  setLeftOut,
  startLinkRun,
  stopLinkRun,
  undoLinkRun,
} from './commands.server'
import { LinkRunIsGone } from './errors'
import { linkRunActionSchema, linkRunForm } from './run-form'

const simpleActions = {
  apply: applyLinkRun,
  pause: pauseLinkRun,
  resume: resumeLinkRun,
  stop: stopLinkRun,
  undo: undoLinkRun,
}

export const linkRunsApi = createAdminApi()
  /** Begins a dry run and answers its id. */
  .post('/runs', jsonBody(linkRunForm), async (c) => {
    return c.json({ id: await startLinkRun(c.var.db, c.var.admin, c.req.valid('json')) })
  })
  /** Has the run do something. */
  .post(
    '/runs/:runId/actions',
    uuidParam('runId', () => new LinkRunIsGone()),
    jsonBody(linkRunActionSchema),
    async (c) => {
      const [runId, asked] = [c.req.param('runId'), c.req.valid('json')]
      if (asked.action === 'leave-out') await setLeftOut(c.var.db, runId, asked)
      else await simpleActions[asked.action](c.var.db, c.var.admin, runId)
      return c.json({})
    },
  )
