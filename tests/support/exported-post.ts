import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { studioCommand as by } from '~/domains/audit/actor'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { publish } from '~/domains/writing/engine/publication.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import type { Database } from '~/platform/database/database.server'
import { exportSite } from '~/shell/export/export-site.server'
import { importArchive } from '~/shell/export/import-archive.server'
import { aFolder } from './folder'

export const print = () => {}
export const id = 'a0000000-0000-4000-8000-000000000001'

export async function aSite(db: Database) {
  const content = { ...emptyPost, title: 'A post', slug: 'a-post', body: '<p>As it was.</p>' }
  await saveDraft(db, postKind, by, id, { basedOn: 0, content })
  await publish(db, postKind, by, id)
  const folder = path.join(aFolder(), 'export')
  await exportSite(db, { folder, dataDir: aFolder(), print })
  return { folder, content }
}

export const take = (db: Database, folder: string, isDryRun = false) =>
  importArchive(db, { folder, dataDir: aFolder(), by, print, isDryRun })

export const bodyOf = async (db: Database, postId = id) =>
  (await db.selectFrom('blogPosts').select('body').where('id', '=', postId).executeTakeFirst())?.body

/** Makes the checksums right again, as somebody would who means harm. */
export async function sealed(folder: string) {
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
  await sealedWith(folder, lines.join(''))
}

export async function sealedWith(folder: string, checksums: string) {
  await writeFile(path.join(folder, 'checksums.txt'), checksums)
  const about = JSON.parse(await readFile(path.join(folder, 'export.json'), 'utf8'))
  const checksum = createHash('sha256').update(checksums).digest('hex')
  await writeFile(path.join(folder, 'export.json'), JSON.stringify({ ...about, checksum }))
}

export const post = 'blog_posts/a-post.json'

export async function rewritten(folder: string, changes: object, file = post) {
  const record = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
  await writeFile(path.join(folder, file), JSON.stringify({ ...record, ...changes }))
  await sealed(folder)
}
