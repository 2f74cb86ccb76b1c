import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { everyBlock } from './every-block'

type NewLandingPage = NonNullable<Parameters<typeof aPublishedLandingPage>[1]>

/** Puts landing pages into the folder of a site that does not run. */
export async function seedLandingPages(dataDir: string, pages: NewLandingPage[]) {
  const database = await openSiteDatabase({ DATA_DIR: dataDir })
  try {
    for (const page of pages) await aPublishedLandingPage(database.db, page)
  } finally {
    await database.close()
  }
}

/** One block of each kind, with a product and a picture of the demo. */
export async function createEveryBlock(dataDir: string) {
  const database = await openSiteDatabase({ DATA_DIR: dataDir })
  try {
    const { db } = database
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'queuepro')
      .executeTakeFirstOrThrow()
    const uses = db.selectFrom('mediaUses').select('mediaId')
    const picture = await db
      .selectFrom('mediaFiles')
      .select('id')
      .where('id', 'in', uses)
      .orderBy('fileName', 'desc')
      .executeTakeFirstOrThrow()
    return everyBlock({ pictureId: picture.id, productId: product.id })
  } finally {
    await database.close()
  }
}
