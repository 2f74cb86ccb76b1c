import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { deletePictures } from '~/domains/media/commands.server'
import { letFormerAddressesGo } from '~/domains/redirects/former-addresses.server'
import { giveBack } from '~/domains/writing/replaced-piece.server'
import { restoreOrKeep, takeAway, type Undone } from '~/domains/writing/undone-piece.server'
import type { Database } from '~/platform/database/database.server'
import { step } from '~/platform/jobs/long-work.server'
import { advanceRun, type ClaimedRun, stepOfRun } from '../running/import-work.server'
import { targets } from '../running/targets.server'
import { type DoneItem, findDone, judgeUndo } from './judge-undo.server'
import { forgetImported, noteFates, noteGivenBack } from './note-undone.server'

const AT_ONCE = 100

const TAKEN_AWAY_AT_ONCE = 100
// each is a save of its own
const GIVEN_BACK_AT_ONCE = 20

/** Takes back what a run has written: pieces, the old addresses that lead to them, the pictures that nothing else shows. */
export async function undoRun(db: Database, run: ClaimedRun, told: () => void) {
  for (;;) {
    const items = atOnce(await findDone(db, run.id, run.position, TAKEN_AWAY_AT_ONCE))
    const last = items.at(-1)
    if (!last) break
    await stepOfRun(db, run, { position: last.position }, (tx) => undoItems(tx, run, items))
    told()
  }
  await undoPictures(db, run)
  await advanceRun(db, run, { position: run.itemCount })
}

/** As many as one transaction takes, all of one outcome. */
function atOnce(items: DoneItem[]) {
  const outcome = items[0]?.outcome
  const other = items.findIndex((item) => item.outcome !== outcome)
  const most = outcome === 'taken' ? TAKEN_AWAY_AT_ONCE : GIVEN_BACK_AT_ONCE
  return items.slice(0, other === -1 ? most : Math.min(other, most))
}

async function undoItems(tx: Database, run: ClaimedRun, items: DoneItem[]) {
  const verdicts = await judgeUndo(tx, items, { isHeld: true })
  await breathe()
  const fates = new Map<number, Undone>()
  const goes: DoneItem[] = []
  for (const item of items) {
    const verdict = verdicts.get(item.position)
    if (verdict?.deed === 'takeAway') goes.push(item)
    if (verdict?.deed === 'none') fates.set(item.position, verdict.undone)
    if (verdict?.deed === 'giveBack') fates.set(item.position, await restoreOrKeep(tx, giveItemBack(run, item)))
  }
  for (const [position, undone] of await takeItemsAway(tx, run, goes)) fates.set(position, undone)
  await breathe()
  await forgetImported(tx, items, fates)
  await noteFates(tx, run, fates)
}

async function takeItemsAway(tx: Database, run: ClaimedRun, items: DoneItem[]) {
  // before their pages, which take their redirects along
  await letRedirectsGo(tx, run, items)
  const fates = new Map<number, Undone>()
  for (const target of ['post', 'page'] as const) {
    const ofKind = items.filter(({ kind }) => kind === target)
    const pieces = ofKind.map(({ pieceId, revision }) => ({ id: pieceId, revision }))
    await breathe()
    const undone = await takeAway(tx, targets[target].kind, { by: run.by, cause: causeOf(run) }, pieces)
    for (const { position, pieceId } of ofKind) {
      const became = undone.get(pieceId)
      if (became) fates.set(position, became)
    }
  }
  return fates
}

function giveItemBack(run: ClaimedRun, item: DoneItem) {
  return async (tx: Database) => {
    const { kind, pieceId, revision, before } = item
    if (!before) return
    await letRedirectsGo(tx, run, [item])
    const written = await giveBack(tx, targets[kind].kind, run.by, { id: pieceId, revision }, before.piece)
    await noteGivenBack(tx, run, item, { before, written })
  }
}

async function letRedirectsGo(tx: Database, { id }: ClaimedRun, items: DoneItem[]) {
  if (items.length === 0) return
  const pieceIds = items.map(({ pieceId }) => pieceId)
  const kept = await tx
    .selectFrom('importRedirects')
    .select(['redirectId as id', 'fromPath as from', 'pieceId as pageId'])
    .where('importId', '=', id)
    .where('pieceId', 'in', pieceIds)
    .execute()
  const gone = await letFormerAddressesGo(tx, kept)
  await tx
    .updateTable('imports')
    .set({ undoneRedirects: sql`undone_redirects + ${gone}` })
    .where('id', '=', id)
    .execute()
}

function causeOf({ id, fileName }: ClaimedRun) {
  return { subject: `import:${id}`, title: fileName }
}

/** Takes pictures out of the library that runs brought which are undone, as far as nothing shows them and nobody described them. */
async function undoPictures(db: Database, run: ClaimedRun) {
  let after: string | undefined
  for (;;) {
    const ids = await findBrought(db, after)
    after = ids.at(-1)
    if (!after) return
    await step(db, run.claim, {}, async (tx) => {
      const gone = await deletePictures(tx, run.by, ids)
      if (gone.length === 0) return
      // the next import brings them anew
      await tx.deleteFrom('importedPictures').where('mediaId', 'in', gone).execute()
      const undonePictures = sql<number>`undone_pictures + ${gone.length}`
      await tx.updateTable('imports').set({ undonePictures }).where('id', '=', run.id).execute()
    })
  }
}

/** Also of runs that were undone before: this one may have been the last to need their pictures. */
async function findBrought(db: Database, after: string | undefined) {
  const rows = await db
    .selectFrom('importPictures')
    .innerJoin('imports', 'imports.id', 'importPictures.importId')
    .innerJoin('mediaFiles', 'mediaFiles.id', 'importPictures.mediaId')
    .select('mediaId')
    .where('imports.phase', '=', 'undoing')
    .where('mediaFiles.alt', '=', '')
    .where('mediaFiles.deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('mediaId', '>', after ?? ''))
    .orderBy('mediaId')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ mediaId }) => mediaId)
}
