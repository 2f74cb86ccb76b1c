import path from 'node:path'
import { aGhostPost, ghostExport } from '~test/ghost-export'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { anImport } from '../fixtures'

test('what in a text looks like an attempt to run something is flagged in the audit log, though it is left out', async ({
  db,
}) => {
  const html = '<script>alert(1)</script><p onclick="x()">p</p>'
  const folder = tempFolder()
  await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1, html })) })
  await anImport(db, { folder, content: ghostExport({ posts: [aGhostPost('g1', { html })] }), source: 'ghost' })
  const table = { path: path.join(folder, 'posts.json'), source: 'csv' } as const
  await anImport(db, { folder, ...table, content: JSON.stringify([{ title: 'A', html }]) })
  const logged = await db.selectFrom('auditEntries').select('flags').where('action', '=', 'post.imported').execute()
  expect(logged.map(({ flags }) => flags)).toEqual(Array(3).fill(['a script tag', 'an event handler']))
})
