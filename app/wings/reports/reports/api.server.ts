import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { chartNoteSchema } from './chart-note'
import { chartNoteIsGone, removeChartNote, saveChartNote, updateChartNote } from './chart-notes.commands.server'
import { digestKinds } from './emails/digest-period'
import { recipientSettingList } from './emails/recipient-setting-list.server'
import { sendDigestToSelf } from './emails/send-digests.server'
import { funnelSettingList } from './goals/funnel-setting-list.server'
import { goalSettingList } from './goals/goal-setting-list.server'
import { createSettingListApi } from './goals/setting-list-api.server'
import {
  createShareLink,
  restoreShareLink,
  revokeShareLink,
  shareLinkIsGone,
  updateShareLink,
} from './sharing/commands.server'
import { newShareLinkSchema, shareLinkChangeSchema } from './sharing/share-link'
import { streamLiveVisitors } from './stream-live-visitors.server'

const noteParam = uuidParam('noteId', chartNoteIsGone)
const linkParam = uuidParam('linkId', shareLinkIsGone)

export const reportsApi = createAdminApi()
  .route('/goals', createSettingListApi(goalSettingList))
  .route('/funnels', createSettingListApi(funnelSettingList))
  .route('/recipients', createSettingListApi(recipientSettingList))
  /** Follows who is on the site, by server-sent events. */
  .get('/live', (c) => {
    // whoever cannot read events would wait for an end that does not come
    if (!c.req.header('accept')?.includes('text/event-stream'))
      return apiErrorResponse(406, 'Request text/event-stream.')
    return streamLiveVisitors(c.var.db, c.req.raw)
  })
  /** Writes a note of the chart; PATCH changes one, DELETE removes it. All answer what takes that back. */
  .put('/chart-notes/:noteId', noteParam, jsonBody(chartNoteSchema), async (c) => {
    const note = { ...c.req.valid('json'), id: c.req.param('noteId') }
    return c.json(await saveChartNote(c.var.db, c.var.admin, note))
  })
  .patch('/chart-notes/:noteId', noteParam, jsonBody(chartNoteSchema), async (c) => {
    const note = { ...c.req.valid('json'), id: c.req.param('noteId') }
    return c.json(await updateChartNote(c.var.db, c.var.admin, note))
  })
  .delete('/chart-notes/:noteId', noteParam, async (c) => {
    return c.json(await removeChartNote(c.var.db, c.var.admin, c.req.param('noteId')))
  })
  /** Mails a report to the admin who asks. */
  .post('/digests', jsonBody(z.object({ kind: z.enum(digestKinds) })), async (c) => {
    return c.json(await sendDigestToSelf(c.var.db, c.var.siteEnv, c.var.admin, c.req.valid('json').kind))
  })
  /** Makes a link to the figures. */
  .post('/share-links', jsonBody(newShareLinkSchema), async (c) => {
    return c.json(await createShareLink(c.var.db, c.var.siteEnv.SECRET, c.var.admin, c.req.valid('json')))
  })
  /** Changes a link; DELETE revokes it, PUT lets it work again. */
  .patch('/share-links/:linkId', linkParam, jsonBody(shareLinkChangeSchema), async (c) => {
    return c.json(await updateShareLink(c.var.db, c.var.admin, c.req.param('linkId'), c.req.valid('json')))
  })
  .delete('/share-links/:linkId', linkParam, async (c) => {
    return c.json(await revokeShareLink(c.var.db, c.var.admin, c.req.param('linkId')))
  })
  .put('/share-links/:linkId', linkParam, async (c) => {
    return c.json(await restoreShareLink(c.var.db, c.var.admin, c.req.param('linkId')))
  })
