import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { exportSite } from '~/shell/archive/export-site.server'
import { importArchive } from '~/shell/archive/import-archive.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { tempFolder } from './temp-folder'

export const noPrint = () => {}
export const POST_ID = 'a0000000-0000-4000-8000-000000000001'

export async function createSiteWithPost(db: Database) {
  const content = { ...emptyPostContent, title: 'A post', slug: 'a-post', body: '<p>As it was.</p>' }
  await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
  await publishEntry(db, postEntryType, by, POST_ID)
  const folder = path.join(tempFolder(), 'export')
  await exportSite(db, { folder, dataDir: tempFolder(), print: noPrint })
  return { folder, content }
}

export const importFolder = (db: Database, folder: string, isDryRun = false) =>
  importArchive(db, { folder, dataDir: tempFolder(), by, print: noPrint, isDryRun })

export const loadExportedPostBody = async (db: Database, postId = POST_ID) =>
  (await db.selectFrom('blogPosts').select('body').where('id', '=', postId).executeTakeFirst())?.body

/** Makes the checksums right again, as somebody would who means harm. */
export async function rewriteChecksums(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => !entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  const lines: string[] = []
  for (const file of files.sort()) {
    const name = path.relative(folder, file)
    if (name === 'export.json' || name === 'checksums.txt') continue
    lines.push(
      `${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}  ${name}\n`,
    )
  }
  await writeChecksums(folder, lines.join(''))
}

export async function writeChecksums(folder: string, checksums: string) {
  await writeFile(path.join(folder, 'checksums.txt'), checksums)
  const about = JSON.parse(await readFile(path.join(folder, 'export.json'), 'utf8'))
  const checksum = createHash('sha256').update(checksums).digest('hex')
  await writeFile(path.join(folder, 'export.json'), JSON.stringify({ ...about, checksum }))
}

export const POST_FILE = 'blog_posts/a-post.json'

export async function rewriteRecord(folder: string, changes: object, file = POST_FILE) {
  const record = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
  await writeFile(path.join(folder, file), JSON.stringify({ ...record, ...changes }))
  await rewriteChecksums(folder)
}
