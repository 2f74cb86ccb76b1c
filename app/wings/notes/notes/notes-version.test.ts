import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { createNote, deleteNote, restoreNote, saveNote } from './commands.server'
import type { NewNote } from './note-schemas'
import { findNotesUpdate, findOwnNote } from './queries.server'
import { findSharedNotesEtag, listSharedNotes } from './shared-notes.queries.server'

const text = (title: string): NewNote => ({ title, content: '', is_todo: false })

test('of 200 notes that are changed at once, and the rest after them, nobody who follows misses one', async ({
  db,
}) => {
  const me = await aProfile(db)
  for (let count = 0; count < 203; count++) await createNote(db, me, text(`${count}`))
  const first = await findNotesUpdate(db, me.id, 0)
  expect(first?.notes).toHaveLength(200)
  const rest = await findNotesUpdate(db, me.id, first?.version ?? 0)
  expect([first?.hasMore, rest?.hasMore]).toEqual([true, false])
  expect(rest?.notes.map(({ title }) => title)).toEqual(['200', '201', '202'])
  expect(await findNotesUpdate(db, me.id, rest?.version ?? 0)).toBeUndefined()
})

test('whoever follows hears of changes, pins, deletions and restorations, and of nobody else’s', async ({ db }) => {
  const [me, other] = [await aProfile(db), await aProfile(db)]
  const note = await createNote(db, me, text('A'))
  let version = 0
  const news = async () => {
    const found = await findNotesUpdate(db, me.id, version)
    version = found?.version ?? version
    return found && [...found.notes.map(({ title, is_pinned }) => (is_pinned ? `${title}!` : title)), ...found.removed]
  }
  expect(await news()).toEqual(['A'])
  await createNote(db, other, text('B'))
  expect(await news()).toBeUndefined()
  await saveNote(db, me, note.id, { is_pinned: true })
  expect(await news()).toEqual(['A!'])
  await deleteNote(db, me, note.id)
  expect(await news()).toEqual([note.id])
  await restoreNote(db, me, note.id)
  expect(await news()).toEqual(['A!'])
})

test('Shared notes additionally carry is_shared, shared_by (sharer’s email) and shared_by_name', async ({ db }) => {
  const [me, reader] = [await aProfile(db), await aProfile(db)]
  await db.updateTable('profiles').set({ fullName: 'Ada' }).where('id', '=', me.id).execute()
  const { id } = await createNote(db, me, text('A'))
  const before = await findSharedNotesEtag(db, reader.email)
  await db.insertInto('noteShares').values({ noteId: id, sharedBy: me.id, sharedWithEmail: reader.email }).execute()
  const { notes, state } = await listSharedNotes(db, reader.email)
  expect(notes).toMatchObject([{ id, is_shared: true, shared_by: me.email, shared_by_name: 'Ada' }])
  expect(state).not.toBe(before)
  expect(await findOwnNote(db, me.id, id)).toMatchObject({ shared_with: [reader.email] })
  await saveNote(db, me, id, { title: 'B' })
  expect(await findSharedNotesEtag(db, reader.email)).not.toBe(state)
  await deleteNote(db, me, id)
  expect((await listSharedNotes(db, reader.email)).notes).toEqual([])
})
