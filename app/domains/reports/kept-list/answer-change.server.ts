import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { changeItem, dropItem, type KeptItem, type KeptList, keepItem } from './kept-list.server'

interface Change<Item extends KeptItem> {
  list: KeptList<Item>
  db: Database
  by: Actor
  id: string
}

/** PUT adds an item, last or at a place, PATCH changes one, also only while it is what it says, DELETE takes it out. All answer what takes that back. */
export function answerChange<Item extends KeptItem>(request: Request, { list, db, by, id }: Change<Item>) {
  if (!isUuid(id)) throw notFound('It')
  return answerJson(async () => {
    if (request.method === 'DELETE') return dropItem(db, list, by, id)
    if (!['PUT', 'PATCH'].includes(request.method)) return wrongItemMethod()
    const place = z.int().min(0).max(list.most).optional()
    const kept = z.object({ item: list.schema, at: place, instead: list.schema.optional() })
    const { body, fault } = await readJson(request, kept)
    if (fault) return fault
    const item = { ...body.item, id }
    return request.method === 'PATCH'
      ? changeItem(db, list, by, item, body.instead)
      : keepItem(db, list, by, item, body.at)
  })
}

export function wrongItemMethod() {
  return wrongMethod('PUT, PATCH, DELETE')
}
