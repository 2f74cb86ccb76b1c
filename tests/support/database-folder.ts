import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { migrate } from '~/platform/database/migrate.server'
import { tempFolder } from './temp-folder'

/** For a test file: `used` is a folder with a database in which one setting is called “kept”; copies go away with their test. */
export function setUpDatabaseFolder() {
  let used = ''
  beforeAll(async () => {
    used = mkdtempSync(path.join(tmpdir(), 'used-'))
    await withFolderDatabase(used, async (db) => {
      await migrate(db)
      await insertSetting(db, 'kept')
    })
    rmSync(path.join(used, 'postgres.reserve'), { force: true })
  })
  afterAll(() => rmSync(used, { recursive: true }))
  const copyTo = (folder: string) => {
    cpSync(used, folder, { recursive: true })
    return folder
  }
  return { used: () => used, copyTo, aUsedFolder: () => copyTo(tempFolder()) }
}

/** What lies in a site's folder, without the space that is kept for a full disk, which is there some seconds after a start. */
export function listFolderNames(DATA_DIR: string) {
  return readdirSync(DATA_DIR)
    .filter((name) => !name.startsWith('postgres.reserve'))
    .sort()
}

/** Works in the database of a folder, which runs as long as nobody else runs it already. */
export async function withFolderDatabase<Result>(DATA_DIR: string, work: (db: Database) => Promise<Result>) {
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export const insertSetting = (db: Database, name: string) =>
  db.insertInto('siteSettings').values({ name, value: '1' }).execute()

export async function listSettingNames(db: Database) {
  return (await db.selectFrom('siteSettings').select('name').orderBy('name').execute()).map(({ name }) => name)
}
