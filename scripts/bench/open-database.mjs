import { bundled } from './bundled.mjs'

/** The database of the site in `dataDir`, whether the site runs or not. @param {string} dataDir */
export async function openDatabaseOf(dataDir) {
  const { opening } = await bundled({ opening: 'platform/database/embedded-postgres/open-site-database.server.ts' })
  const { openSiteDatabase } =
    /** @type {typeof import('~/platform/database/embedded-postgres/open-site-database.server')} */ (opening)
  return openSiteDatabase({ DATA_DIR: dataDir })
}
