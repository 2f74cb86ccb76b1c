import { openDatabase } from '~/platform/database/database.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import type { RunningSite } from './running-site'

/** Gives a product of a running site a file: those of the demo come without. */
export async function giveProductFile({ dataDir }: RunningSite, slug: string) {
  const { db, close } = openDatabase({ DATA_DIR: dataDir })
  const { id } = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await aProductFileRow(db, { productId: id })
  await close()
}
