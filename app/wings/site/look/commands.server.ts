import { isDeepStrictEqual } from 'node:util'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { lockSetting, saveSetting } from '~/wings/site/settings/commands.server'
import type { Look } from './look'
import { findLook, LOOK_TAG } from './queries.server'

/**
 * Stores how public pages look, unless somebody has stored another look than the one that this is based on: then the answer
 * is what stands there now. Else it is what stood there before, for Undo.
 */
export function saveLookIfUnchanged(db: Database, by: Actor, { look, basedOn }: { look: Look; basedOn: unknown }) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'look')
    const before = await findLook(tx)
    if (!isDeepStrictEqual(before, basedOn)) return { current: before }
    if (!isDeepStrictEqual(before, look)) {
      await saveSetting(tx, 'look', look)
      await recordAction(tx, by, { action: 'look.saved', subject: 'setting:look', before, after: look })
      await emitContentChange(tx, LOOK_TAG)
    }
    return { before, after: look }
  })
}
