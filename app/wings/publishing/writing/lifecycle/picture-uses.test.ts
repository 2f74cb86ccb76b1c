import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { publishEntry } from './publication.commands.server'
import { saveDraft } from './save-draft.commands.server'
import { moveToTrash, purgeTrash } from './trash.commands.server'

async function usesOf(db: Database, postId: string) {
  const uses = await db.selectFrom('mediaUses').select('mediaId').where('subject', '=', `post:${postId}`).execute()
  return new Set(uses.map(({ mediaId }) => mediaId))
}

test('a post uses the pictures that visitors see and those of its draft, until it is gone for good', async ({ db }) => {
  const [first, second, cover] = [await aPictureRow(db), await aPictureRow(db), await aPictureRow(db)]
  const show = ({ checksum }: { checksum: string }) => `<p>Text</p><img src="/media/${checksum}-960.webp" alt="" />`
  const id = randomUUID()
  const content = { ...emptyPostContent, title: 'A', slug: 'a', coverId: cover.id, body: show(first) }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 0, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  expect(await usesOf(db, id)).toEqual(new Set([first.id, cover.id]))
  await saveDraft(db, postEntryType, testAdmin, id, {
    basedOn: 1,
    content: { ...content, coverId: null, body: show(second) },
  })
  expect(await usesOf(db, id)).toEqual(new Set([first.id, second.id, cover.id]))
  await publishEntry(db, postEntryType, testAdmin, id)
  expect(await usesOf(db, id)).toEqual(new Set([second.id]))
  await moveToTrash(db, postEntryType, testAdmin, id, new Date('2026-01-01'))
  await db
    .updateTable('blogPosts')
    .set({ savedAt: new Date('2026-01-01') })
    .where('id', '=', id)
    .execute()
  await purgeTrash(db, postEntryType)
  expect(await usesOf(db, id)).toEqual(new Set())
})
