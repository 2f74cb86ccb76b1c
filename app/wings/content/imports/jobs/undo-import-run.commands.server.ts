import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { restoreReplacedEntry } from '~/wings/publishing/writing/replace-entry.commands.server'
import { discardCreatedEntries, tryRestore, type UndoResult } from '~/wings/publishing/writing/undo-run.commands.server'
import { deletePictures } from '~/wings/site/media/commands.server'
import { removeFormerAddresses } from '~/wings/web/redirects/former-addresses.commands.server'
import { decideUndo, findImportedItems, type ImportedItem } from './decide-undo.queries.server'
import { type ClaimedImport, runImportStep, saveImportProgress } from './import-runs.server'
import { importTargets } from './import-targets.server'
import { clearImportedEntries, recordRestoredEntry, recordUndoOutcomes } from './record-undo.commands.server'

const PICTURE_BATCH_SIZE = 100

const DELETE_BATCH_SIZE = 100
// each is a save of its own
const RESTORE_BATCH_SIZE = 20

/** Takes back what a run has written: pieces, the old addresses that lead to them, the pictures that nothing else shows. */
export async function undoImportRun(db: Database, run: ClaimedImport, told: () => void) {
  for (;;) {
    const items = limitBatch(await findImportedItems(db, run.id, run.doneCount, DELETE_BATCH_SIZE))
    const last = items.at(-1)
    if (!last) break
    await runImportStep(db, run, { doneCount: last.position }, (tx) => undoItems(tx, run, items))
    told()
  }
  await removeImportedPictures(db, run)
  await saveImportProgress(db, run, { doneCount: run.totalCount })
}

/** As many as one transaction takes, all of one outcome. */
function limitBatch(items: ImportedItem[]) {
  const outcome = items[0]?.outcome
  const other = items.findIndex((item) => item.outcome !== outcome)
  const most = outcome === 'created' ? DELETE_BATCH_SIZE : RESTORE_BATCH_SIZE
  return items.slice(0, other === -1 ? most : Math.min(other, most))
}

async function undoItems(tx: Database, run: ClaimedImport, items: ImportedItem[]) {
  const verdicts = await decideUndo(tx, items, { isHeld: true })
  await breathe()
  const fates = new Map<number, UndoResult>()
  const goes: ImportedItem[] = []
  for (const item of items) {
    const verdict = verdicts.get(item.position)
    if (verdict?.action === 'delete') goes.push(item)
    if (verdict?.action === 'none') fates.set(item.position, verdict.undone)
    if (verdict?.action === 'restore') fates.set(item.position, await tryRestore(tx, restoreItem(run, item)))
  }
  for (const [position, undone] of await removeItems(tx, run, goes)) fates.set(position, undone)
  await breathe()
  await clearImportedEntries(tx, items, fates)
  await recordUndoOutcomes(tx, run, fates)
}

async function removeItems(tx: Database, run: ClaimedImport, items: ImportedItem[]) {
  // before their pages, which take their redirects along
  await releaseRedirects(tx, run, items)
  const fates = new Map<number, UndoResult>()
  for (const target of ['post', 'page'] as const) {
    const ofKind = items.filter(({ kind }) => kind === target)
    const entries = ofKind.map(({ entryId, revision }) => ({ id: entryId, revision }))
    await breathe()
    const undone = await discardCreatedEntries(
      tx,
      importTargets[target].kind,
      { by: run.by, cause: undoCause(run) },
      entries,
    )
    for (const { position, entryId } of ofKind) {
      const became = undone.get(entryId)
      if (became) fates.set(position, became)
    }
  }
  return fates
}

function restoreItem(run: ClaimedImport, item: ImportedItem) {
  return async (tx: Database) => {
    const { kind, entryId, revision, previous } = item
    if (!previous) return
    await releaseRedirects(tx, run, [item])
    const written = await restoreReplacedEntry(
      tx,
      importTargets[kind].kind,
      run.by,
      { id: entryId, revision },
      previous.entry,
    )
    await recordRestoredEntry(tx, run, item, { before: previous, written })
  }
}

async function releaseRedirects(tx: Database, { id }: ClaimedImport, items: ImportedItem[]) {
  if (items.length === 0) return
  const entryIds = items.map(({ entryId }) => entryId)
  const kept = await tx
    .selectFrom('importRedirects')
    .select(['redirectId as id', 'fromPath as from', 'entryId as pageId'])
    .where('importId', '=', id)
    .where('entryId', 'in', entryIds)
    .execute()
  const gone = await removeFormerAddresses(tx, kept)
  await tx
    .updateTable('imports')
    .set({ undoneRedirects: sql`undone_redirects + ${gone}` })
    .where('id', '=', id)
    .execute()
}

function undoCause({ id, fileName }: ClaimedImport) {
  return { subject: `import:${id}`, title: fileName }
}

/** Takes pictures out of the library that runs brought which are undone, as far as nothing shows them and nobody described them. */
async function removeImportedPictures(db: Database, run: ClaimedImport) {
  let after: string | undefined
  for (;;) {
    const ids = await findRemovablePictures(db, after)
    after = ids.at(-1)
    if (!after) return
    await commitStep(db, run.claim, {}, async (tx) => {
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
async function findRemovablePictures(db: Database, after: string | undefined) {
  const rows = await db
    .selectFrom('importPictures')
    .innerJoin('imports', 'imports.id', 'importPictures.importId')
    .innerJoin('mediaFiles', 'mediaFiles.id', 'importPictures.mediaId')
    .select('mediaId')
    .where('imports.phase', '=', 'undo')
    .where('mediaFiles.alt', '=', '')
    .where('mediaFiles.deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('mediaId', '>', after ?? ''))
    .orderBy('mediaId')
    .limit(PICTURE_BATCH_SIZE)
    .execute()
  return rows.map(({ mediaId }) => mediaId)
}
