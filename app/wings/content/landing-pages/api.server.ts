import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { isUuid } from '~/platform/database/is-uuid'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import { blockListSchema } from './block-schema'
import { filterBlocksByType } from './engine/flatten-blocks'
import { LandingPageNotFound, SectionNotFound } from './errors'
import { findBlockData } from './find-block-data.server'
import { findVariantResults } from './find-variant-results.server'
import { findLandingPageForAnalytics } from './queries.server'
import { renderBlockTexts } from './render-block-texts.server'
import { sectionNameSchema, sectionSchema } from './saved-section'
import { removeSection, renameSection, saveSection } from './saved-sections.commands.server'
import { listSavedSections } from './saved-sections.queries.server'

const MAX_NAMES = 50

const blocksForm = z.object({ blocks: blockListSchema })
const sectionId = uuidParam('sectionId', () => new SectionNotFound())

export const landingPagesApi = createAdminApi()
  /** What blocks name and show, saved or not, for the canvas on which they are built. */
  .post('/block-data', jsonBody(blocksForm), async (c) => {
    return c.json(await findBlockData(c.var.db, c.req.valid('json').blocks))
  })
  /** The texts of blocks, saved or not, as visitors would read them: by the ids of their blocks. */
  .post('/rendered-texts', jsonBody(blocksForm, MAX_ENTRY_BYTES), async (c) => {
    const texts = filterBlocksByType(c.req.valid('json').blocks, 'rich-text')
    const cleaned = texts.map((block) => ({ ...block, html: cleanArticle(block.html) }))
    const shown = filterBlocksByType(await renderBlockTexts(c.env.context, cleaned), 'rich-text')
    return c.json({ texts: Object.fromEntries(shown.map(({ id, html }) => [id, html])) })
  })
  .get('/sections', async (c) => c.json({ sections: await listSavedSections(c.var.db) }))
  /** Keeps blocks as a section, or brings back one that was removed. */
  .post('/sections', jsonBody(sectionSchema, MAX_ENTRY_BYTES), async (c) => {
    return c.json(await saveSection(c.var.db, c.var.admin, c.req.valid('json')))
  })
  .patch('/sections/:sectionId', sectionId, jsonBody(sectionNameSchema), async (c) => {
    return c.json(await renameSection(c.var.db, c.var.admin, c.req.param('sectionId'), c.req.valid('json').name))
  })
  /** Answers what was removed, for the way back. */
  .delete('/sections/:sectionId', sectionId, async (c) => {
    return c.json(await removeSection(c.var.db, c.var.admin, c.req.param('sectionId')))
  })
  /** What the products of `?ids=…,…` are called. */
  .get('/product-names', async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',').filter(isUuid).slice(0, MAX_NAMES)
    return c.json({ names: await findPageTitles(c.var.db, ids) })
  })
  /** What the versions of a page have brought. */
  .get('/:entryId/variants', async (c) => {
    const page = await findLandingPageForAnalytics(c.var.db, c.req.param('entryId'))
    if (!page) throw new LandingPageNotFound()
    return c.json({ variants: await findVariantResults(c.var.db, page.slug) })
  })
