import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { conflictResponse } from '~/kits/editing/conflict-response.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import {
  rotateIndexNowKey,
  saveRobotsText,
  setIndexNowEnabled,
  setMarkdownEnabled,
  setSitemapSwitches,
  submitQueuedPathsNow,
} from './commands.server'
import { MAX_ROBOTS_LENGTH } from './robots-errors'
import { robotsTextSchema } from './robots-text-schema'
import { sitemapKinds } from './sitemap-switches'

const switchForm = z.object({ isOn: z.boolean() })
const sitemapForm = switchForm.extend({ kind: z.enum(sitemapKinds) })
const robotsForm = z.object({
  text: robotsTextSchema.nullable(),
  basedOn: z.string().max(MAX_ROBOTS_LENGTH).nullable(),
  isConfirmed: z.boolean(),
})
// two texts in any script, escaped
const MAX_ROBOTS_BYTES = 8 * MAX_ROBOTS_LENGTH

export const crawlersApi = createAdminApi()
  /**
   * Writes robots.txt, or goes back to the site's own. What would close the whole site is answered with a warning until it
   * is confirmed; when somebody has written meanwhile, the answer is 409 with their text.
   */
  .put('/robots', jsonBody(robotsForm, MAX_ROBOTS_BYTES), async (c) => {
    const saved = await saveRobotsText(c.var.db, c.var.admin, c.req.valid('json'))
    if ('warning' in saved) return c.json(saved)
    if ('before' in saved) return c.json({ ...saved, after: c.req.valid('json').text })
    return conflictResponse(c, 'robots.txt was changed since you opened it.', saved)
  })
  /** Switches one kind of pages on or off in the sitemap. */
  .put('/sitemap', jsonBody(sitemapForm), async (c) => {
    const { kind, isOn } = c.req.valid('json')
    const before = await setSitemapSwitches(c.var.db, c.var.admin, { [kind]: isOn })
    return c.json({ wasOn: before[kind] })
  })
  /** Offers pages as Markdown, or takes that away. */
  .put('/markdown', jsonBody(switchForm), async (c) => {
    return c.json({ wasOn: await setMarkdownEnabled(c.var.db, c.var.admin, c.req.valid('json').isOn) })
  })
  /** Begins to tell search engines of changes, or stops it. */
  .put('/index-now', jsonBody(switchForm), async (c) => {
    return c.json({ wasOn: await setIndexNowEnabled(c.var.db, c.var.admin, c.req.valid('json').isOn) })
  })
  /** Takes another key. */
  .post('/index-now/key', async (c) => {
    return c.json({ key: await rotateIndexNowKey(c.var.db, c.var.admin) })
  })
  /** Has the addresses that wait sent at once. */
  .post('/index-now/submission', async (c) => {
    await submitQueuedPathsNow(c.var.db, c.var.admin)
    return c.json({ isAsked: true })
  })
