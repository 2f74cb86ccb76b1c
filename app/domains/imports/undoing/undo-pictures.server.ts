import { sql } from 'kysely'
import { deletePictures } from '~/domains/media/commands.server'
import type { Database } from '~/platform/database/database.server'
import { step } from '~/platform/jobs/long-work.server'
import type { ClaimedRun } from '../running/import-work.server'

const AT_ONCE = 100

/** Takes pictures out of the library that runs brought which are undone, as far as nothing shows them and nobody described them. */
export async function undoPictures(db: Database, run: ClaimedRun) {
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
