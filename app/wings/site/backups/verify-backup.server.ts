import type { BackupCounts } from '~/platform/database/backup/backup-format'
import { countSiteContents } from '~/platform/database/backup/count-contents.server'
import { restoreBackup } from '~/platform/database/backup/restore-backup.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { OperatorError } from '~/platform/errors/operator-error'

/**
 * Restores a backup into an empty place (a PostgreSQL of its own in `folder`, and the files beside it), as an operator would,
 * and counts what is there then. @throws OperatorError when it cannot be restored, or something is missing
 */
export async function verifyBackup(file: string, made: BackupCounts, folder: string) {
  const database = await openSiteDatabase({ DATA_DIR: folder })
  try {
    await restoreBackup(database.db, folder, file)
    const { rows, files } = await countSiteContents(database.db, folder)
    if (rows !== made.rows || files !== made.files)
      throw new OperatorError(`Restored, it has ${rows} of ${made.rows} rows and ${files} of ${made.files} files.`)
  } finally {
    await database.close()
  }
}
