import { jsonBody } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { categoryOrderSchema, categoryRemovalSchema, categoryTextSchema, newCategorySchema } from './category-form'
import { addCategory, deleteCategory, reorderCategories, restoreCategory, updateCategory } from './commands.server'

export const categoriesApi = createAdminApi()
  .post('/', jsonBody(newCategorySchema), async (c) => {
    const { kind, ...text } = c.req.valid('json')
    return c.json(await addCategory(c.var.db, c.var.admin, kind, text))
  })
  .put('/order', jsonBody(categoryOrderSchema), async (c) => {
    const { kind, ids } = c.req.valid('json')
    await reorderCategories(c.var.db, c.var.admin, kind, ids)
    return c.json({ kind, ids })
  })
  /** Answers what it said before. */
  .put('/:id', jsonBody(categoryTextSchema), async (c) => {
    return c.json(await updateCategory(c.var.db, c.var.admin, c.req.param('id'), c.req.valid('json')))
  })
  .post('/:id/removal', jsonBody(categoryRemovalSchema), async (c) => {
    return c.json(await deleteCategory(c.var.db, c.var.admin, c.req.param('id'), c.req.valid('json').moveTo))
  })
  .delete('/:id/removal', async (c) => c.json(await restoreCategory(c.var.db, c.var.admin, c.req.param('id'))))
