import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { undoRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { editPostBySlug, findPostBySlug, listPostSlugs, testActor } from '~test/bulk-runs'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { anImport, undoImportToEnd } from '../fixtures'
import { streamImportReport } from '../import-report.queries.server'
import { countUndoOutcomes, findImport, listImportItems } from '../queries.server'
import { forecastUndo } from './forecast-undo.queries.server'
import { importRuns } from './import-runs.server'

const fatesOf = async (db: Database, id: string) => {
  const rows = await db
    .selectFrom('importItems')
    .select(['undoOutcome', 'undoNote'])
    .where('importId', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ undoOutcome, undoNote }) => [undoOutcome, undoNote])
}

test('drafts go for good, what visitors saw into the trash, with their old addresses; what was edited stays, and says why', async ({
  db,
}) => {
  const content = aWxr(
    aWxrItem({ id: 1, slug: 'seen' }) +
      aWxrItem({ id: 2, slug: 'draft', status: 'draft' }) +
      aWxrItem({ id: 3, slug: 'later', status: 'future', date: '2999-01-01 00:00:00' }) +
      aWxrItem({ id: 4, slug: 'edited' }) +
      aWxrItem({ id: 5, slug: 'brought-out', status: 'draft' }) +
      aWxrItem({ id: 6, slug: 'away' }) +
      aWxrItem({ id: 7, type: 'page', slug: 'team' }) +
      aWxrItem({ id: 8, status: 'trash' }),
  )
  const { id } = await anImport(db, { folder: tempFolder(), content })
  await editPostBySlug(db, 'edited', '<p>Mine.</p>')
  await publishEntry(db, postEntryType, testActor, (await findPostBySlug(db, 'brought-out')).id)
  const away = { publishedAt: null, deletedAt: new Date() }
  await db.updateTable('blogPosts').set(away).where('slug', '=', 'away').execute()
  expect(await forecastUndo(db, id)).toEqual({
    deleted: 2,
    trashed: 2,
    restored: 0,
    kept: 2,
    redirects: 9,
    pictures: 0,
  })
  await undoImportToEnd(db, id)
  expect(await fatesOf(db, id)).toEqual([
    ['trashed', ''],
    ['deleted', ''],
    ['deleted', ''],
    ['kept', 'Its page was edited by hand.'],
    ['kept', 'Its publication was changed manually.'],
    ['trashed', 'Already in the trash.'],
    ['trashed', ''],
    [null, ''],
  ])
  expect(await listPostSlugs(db)).toEqual(['away', 'brought-out', 'edited', 'seen'])
  expect((await findPostBySlug(db, 'seen')).isDeleted).toBe(true)
  expect(await findPublishedPost(db, 'edited')).toMatchObject({ slug: 'edited' })
  const led = ['/seen', '/edited', '/team', '/?p=1', '/?p=4'].map((address) => findRedirectTarget(db, address))
  expect(await Promise.all(led)).toEqual([undefined, '/blog/edited', undefined, undefined, '/blog/edited'])
  expect(await findImport(db, id)).toMatchObject({
    phase: 'undo',
    state: 'completed',
    undoneByEmail: testActor.email,
    undoneRedirects: 5,
  })
  expect(await countUndoOutcomes(db, id)).toEqual({ deleted: 2, trashed: 3, restored: 0, kept: 2 })
  const left = await listImportItems(db, id, { show: 'kept-by-undo', after: undefined, before: undefined }, 10)
  expect(left.rows.map(({ slug }) => slug)).toEqual(['edited', 'brought-out'])
  let csv = ''
  for await (const lines of streamImportReport(db, id)) csv += lines
  expect(csv).toContain('kept: Its page was edited by hand.')
  const logged = await db
    .selectFrom('auditEntries')
    .select('action')
    .where('subject', '=', `import:${id}`)
    .orderBy('action')
    .execute()
  const actions = ['import.begun', 'import.undone', 'landing-pages.discarded', 'posts.discarded']
  expect(logged.map(({ action }) => action)).toEqual(actions)
})

test('the same file can be imported again without doubles, and undone again', async ({ db }) => {
  const folder = tempFolder()
  const content = aWxr(aWxrItem({ id: 1, slug: 'seen' }) + aWxrItem({ id: 2, slug: 'draft', status: 'draft' }))
  const again = () => anImport(db, { folder, content })
  await undoImportToEnd(db, (await again()).id)
  const second = await again()
  expect(second.items.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
  expect(second.items[0]?.notes.join(' ')).toContain('Restored from the trash')
  expect(await listPostSlugs(db)).toEqual(['draft', 'seen'])
  expect(await findPublishedPost(db, 'seen')).toBeDefined()
  expect(await findRedirectTarget(db, '/seen')).toBe('/blog/seen')
  expect((await again()).items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  await undoImportToEnd(db, second.id)
  expect(await fatesOf(db, second.id)).toEqual([
    ['restored', ''],
    ['deleted', ''],
  ])
  expect((await findPostBySlug(db, 'seen')).isDeleted).toBe(true)
  expect(await findRedirectTarget(db, '/seen')).toBeUndefined()
  expect((await again()).items.map(({ outcome }) => outcome)).toEqual(['updated', 'created'])
})

test('what a run replaced becomes what it was, and the run before it can be undone in its turn', async ({ db }) => {
  const folder = tempFolder()
  const file = (words: string) => aWxr(aWxrItem({ id: 1, slug: 'a', html: words }))
  const first = await anImport(db, { folder, content: file('First.') })
  const second = await anImport(db, { folder, content: file('Second.') })
  await undoImportToEnd(db, first.id)
  expect(await fatesOf(db, first.id)).toEqual([['kept', 'Changed by a later import. Undo that import first.']])
  await undoImportToEnd(db, second.id)
  expect((await findPublishedPost(db, 'a'))?.body).toBe('<p>First.</p>\n')
  expect((await anImport(db, { folder, content: file('First.') })).items).toMatchObject([{ outcome: 'unchanged' }])
  expect(await forecastUndo(db, first.id)).toMatchObject({ trashed: 1, kept: 0 })
  await undoImportToEnd(db, first.id)
  expect(await fatesOf(db, first.id)).toEqual([['trashed', '']])
  await expect(undoRun(db, importRuns, testActor, first.id)).rejects.toThrow('nothing to undo')
})

test('changes that waited, the time to read and the publication come back with what a table replaced', async ({
  db,
}) => {
  const folder = tempFolder()
  const table = (row: string) => `slug,title,body,read_time_int,created_at\n${row}\n`
  const given = { folder, path: path.join(folder, 'posts.csv'), source: 'csv' } as const
  await anImport(db, { ...given, content: table('a,First,<p>One.</p>,7,2024-03-01') })
  await editPostBySlug(db, 'a', '<p>Waits.</p>')
  await db.deleteFrom('importedEntries').execute()
  const before = await findPostBySlug(db, 'a')
  const { id, items } = await anImport(db, { ...given, content: table('a,Second,<p>Two.</p>,9,2025-03-01') })
  expect(items).toMatchObject([{ outcome: 'updated' }])
  await undoImportToEnd(db, id)
  const { revision, savedAt: _saved, savedBy: _by, ...after } = await findPostBySlug(db, 'a')
  expect(revision).toBe(before.revision + 2)
  expect(before).toMatchObject(after)
  expect(after).toMatchObject({ hasUnpublishedChanges: true, publishedAt: '2024-03-01T00:00:00.000Z' })
  expect(await findPublishedPost(db, 'a')).toMatchObject({
    title: 'First',
    body: '<p>One.</p>',
    readTimeMinutes: 7,
  })
  expect(await db.selectFrom('importedEntries').select('sourceKey').execute()).toEqual([])
})

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="${colour}"/></svg>`

test('pictures that came with a run go when nothing shows them; a redirect that was led elsewhere stays', async ({
  db,
}) => {
  const folder = tempFolder()
  const uploads = path.join(folder, 'uploads')
  mkdirSync(uploads)
  for (const name of ['known', 'used', 'described', 'lonely'])
    writeFileSync(
      path.join(uploads, `${name}.svg`),
      drawing(name === 'known' ? 'red' : name === 'used' ? 'blue' : name === 'described' ? 'green' : 'teal'),
    )
  const at = 'https://old.example/wp-content/uploads'
  const shows = (...names: string[]) => names.map((name) => `<img src="${at}/${name}.svg" alt="${name}">`).join(' ')
  const run = { folder, pictures: uploads }
  await anImport(db, { ...run, content: aWxr(aWxrItem({ id: 9, slug: 'before', html: shows('known') })) })
  const content = aWxr(
    aWxrItem({ id: 1, slug: 'a', status: 'draft', html: shows('known', 'used', 'described', 'lonely') }) +
      aWxrItem({ id: 2, slug: 'b' }),
  )
  const { id } = await anImport(db, { ...run, content })
  const [used] = await db.selectFrom('mediaFiles').select('id').where('fileName', '=', 'used.svg').execute()
  await db
    .insertInto('mediaUses')
    .values({ mediaId: used?.id ?? '', subject: 'setting:brand' })
    .execute()
  await db.updateTable('mediaFiles').set({ alt: 'A field' }).where('fileName', '=', 'described.svg').execute()
  const elsewhere = { toPage: null, toPath: '/about' }
  await db.updateTable('redirects').set(elsewhere).where('fromPath', '=', '/b').execute()
  expect(await forecastUndo(db, id)).toMatchObject({ deleted: 1, trashed: 1, pictures: 3 })
  await undoImportToEnd(db, id)
  const there = await db
    .selectFrom('mediaFiles')
    .select('fileName')
    .where('deletedAt', 'is', null)
    .orderBy('fileName')
    .execute()
  expect(there.map(({ fileName }) => fileName)).toEqual(['described.svg', 'known.svg', 'used.svg'])
  expect(await findImport(db, id)).toMatchObject({ undonePictures: 1, undoneRedirects: 1 })
  expect(await findRedirectTarget(db, '/b')).toBe('/about')
  const again = await anImport(db, { ...run, content })
  expect((await findPostBySlug(db, 'a')).content.body.match(/\/media\//g)).toHaveLength(4)
  await undoImportToEnd(db, again.id)
  expect(await findImport(db, again.id)).toMatchObject({ undonePictures: 1 })
})
