import type { Database } from '~/platform/database/database.server'
import { getExportFileStore } from './export/export-store.server'

const FILE_IS_GONE = 'The file is missing because backups do not include exports. Try again.'

/** Says of finished exports whose file is not in the store that they have none, so that nobody is offered it. */
export async function failExportsWithoutFile(db: Database, dataDir: string) {
  const store = getExportFileStore(dataDir)
  const finished = await db.selectFrom('siteExports').select('id').where('state', '=', 'completed').execute()
  for (const { id } of finished) {
    if ((await store.getSize(id)) !== undefined) continue
    await db
      .updateTable('siteExports')
      .set({ state: 'failed', byteSize: null, error: FILE_IS_GONE })
      .where('id', '=', id)
      .where('state', '=', 'completed')
      .execute()
  }
}
