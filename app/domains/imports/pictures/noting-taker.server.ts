import type { Database } from '~/platform/database/database.server'
import type { ImportRun } from '../import-run'
import type { PictureTaker } from './picture-taker.server'

/** A taker that notes what a run has brought into the library, so that it can be taken out of it again. */
export function notingTaker(db: Database, { id }: Pick<ImportRun, 'id'>, taker: PictureTaker): PictureTaker {
  return {
    async take(address) {
      const picture = await taker.take(address)
      if (picture.isNew) {
        await db
          .insertInto('importPictures')
          .values({ mediaId: picture.id, importId: id })
          .onConflict((conflict) => conflict.column('mediaId').doUpdateSet({ importId: id }))
          .execute()
      }
      return picture
    },
  }
}
