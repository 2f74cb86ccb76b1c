import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import {
  listItemIsGone,
  removeListItem,
  type SettingList,
  type SettingListItem,
  saveListItem,
  updateListItem,
} from './setting-list.server'

/** The addresses of a list. All answer what takes that back. */
export function createSettingListApi<Item extends SettingListItem>(list: SettingList<Item>) {
  const idParam = uuidParam('id', () => listItemIsGone(list))
  const place = z.int().min(0).max(list.maxItems).optional()
  return (
    createAdminApi()
      /** Adds an item, last or at a place. */
      .put('/:id', idParam, jsonBody(z.object({ item: list.schema, at: place })), async (c) => {
        const { item, at } = c.req.valid('json')
        return c.json(await saveListItem(c.var.db, list, c.var.admin, { ...item, id: c.req.param('id') }, at))
      })
      /** Changes an item; with `instead` only while it is what that says. */
      .patch('/:id', idParam, jsonBody(z.object({ item: list.schema, instead: list.schema.optional() })), async (c) => {
        const { item, instead } = c.req.valid('json')
        return c.json(await updateListItem(c.var.db, list, c.var.admin, { ...item, id: c.req.param('id') }, instead))
      })
      /** Takes an item out. */
      .delete('/:id', idParam, async (c) => {
        return c.json(await removeListItem(c.var.db, list, c.var.admin, c.req.param('id')))
      })
  )
}
