import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import {
  removeListItem,
  type SettingList,
  type SettingListItem,
  saveListItem,
  updateListItem,
} from './setting-list.server'

interface ListItemRequest<Item extends SettingListItem> {
  list: SettingList<Item>
  db: Database
  by: Actor
  id: string
}

/** PUT adds an item, last or at a place, PATCH changes one, also only while it is what it says, DELETE takes it out. All answer what takes that back. */
export function handleListItemRequest<Item extends SettingListItem>(
  request: Request,
  { list, db, by, id }: ListItemRequest<Item>,
) {
  if (!isUuid(id)) throw notFound('Item')
  return respondWithJson(async () => {
    if (request.method === 'DELETE') return removeListItem(db, list, by, id)
    if (!['PUT', 'PATCH'].includes(request.method)) return listItemMethodNotAllowed()
    const place = z.int().min(0).max(list.maxItems).optional()
    const kept = z.object({ item: list.schema, at: place, instead: list.schema.optional() })
    const { body, fault } = await readJson(request, kept)
    if (fault) return fault
    const item = { ...body.item, id }
    return request.method === 'PATCH'
      ? updateListItem(db, list, by, item, body.instead)
      : saveListItem(db, list, by, item, body.at)
  })
}

export function listItemMethodNotAllowed() {
  return methodNotAllowed('PUT, PATCH, DELETE')
}
