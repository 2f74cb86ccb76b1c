import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import {
  createNote,
  deleteNote,
  deleteNotePermanently,
  purgeDeletedNotes,
  restoreNote,
  saveNote,
} from './commands.server'
import { NoteChanged, NoteMissing, SignedInAsAnotherUser, TooManyNotes } from './errors'
import { findNoteRevision, listNoteRevisions } from './note-revisions.commands.server'
import type { NewNote } from './note-schemas'
import { MAX_NOTES } from './notes-quota.queries.server'
import { findOwnNote, hasOwnNotes, listOwnNotes, listTrashedNotes } from './queries.server'

const MINUTE_MS = 60_000
const START = new Date('2026-03-02T10:00:00Z')
const after = (ms: number) => new Date(START.getTime() + ms)

const text = (title: string, content = ''): NewNote => ({ title, content, is_todo: false })
const titles = async (db: Database, userId: string, wanted = {}) =>
  (await listOwnNotes(db, userId, wanted)).notes.map(({ title }) => title)

test('Default titles: "Untitled Note" and "New Todo List" (a new to-do list starts with one empty unchecked item)', async ({
  db,
}) => {
  const me = await aProfile(db)
  expect(await createNote(db, me, { content: '', is_todo: false })).toMatchObject({ title: 'Untitled Note', items: [] })
  const list = await createNote(db, me, { content: '', is_todo: true })
  expect(list).toMatchObject({ title: 'New Todo List', is_todo: true, items: [{ text: '', done: false }] })
})

test('notes: id, user_id, title, content, is_todo, items, created_at, updated_at', async ({ db }) => {
  const me = await aProfile(db)
  const note = await createNote(db, me, { ...text('A', '<p>b</p>'), items: [{ text: 'c', done: true }] }, START)
  expect(note).toMatchObject({ user_id: me.id, title: 'A', content: '<p>b</p>', is_todo: false })
  expect(note).toMatchObject({ items: [{ text: 'c', done: true }], revision: 1, is_pinned: false, shared_with: [] })
  expect([note.created_at, note.updated_at]).toEqual([START.toISOString(), START.toISOString()])
  expect(await findOwnNote(db, me.id, note.id)).toEqual(note)
})

test('notes | select all | ordered by updated_at descending; pinned ones stand before them', async ({ db }) => {
  const me = await aProfile(db)
  const [a] = [await createNote(db, me, text('A'), START), await createNote(db, me, text('B'), after(1_000))]
  const c = await createNote(db, me, text('C'), after(2_000))
  expect(await titles(db, me.id)).toEqual(['C', 'B', 'A'])
  await saveNote(db, me, a.id, { content: '<p>later</p>' }, after(3_000))
  expect(await titles(db, me.id)).toEqual(['A', 'C', 'B'])
  await saveNote(db, me, c.id, { is_pinned: true }, after(4_000))
  expect(await titles(db, me.id)).toEqual(['C', 'A', 'B'])
  await saveNote(db, me, c.id, { is_pinned: false }, after(5_000))
  // pinning is no change of what is written
  expect(await titles(db, me.id)).toEqual(['A', 'C', 'B'])
})

test('a note of somebody else is no place in the list: when it was changed tells nobody else anything', async ({
  db,
}) => {
  const [me, other] = [await aProfile(db), await aProfile(db)]
  await createNote(db, me, text('Mine'), START)
  const theirs = await createNote(db, other, text('Theirs'), after(-1_000))
  const behind = () => titles(db, me.id, { after: theirs.id })
  expect(await behind()).toEqual([])
  await saveNote(db, other, theirs.id, { title: 'Changed' }, after(1_000))
  expect(await behind()).toEqual([])
})

test('the list comes in pages, and says how many there are in all', async ({ db }) => {
  const me = await aProfile(db)
  for (let count = 1; count <= 5; count++) await createNote(db, me, text(`note ${count}`), after(count))
  const first = await listOwnNotes(db, me.id, { limit: 2 })
  expect(first).toMatchObject({ total: 5, notes: [{ title: 'note 5' }, { title: 'note 4' }] })
  expect(await titles(db, me.id, { limit: 2, after: first.after })).toEqual(['note 3', 'note 2'])
  const last = await listOwnNotes(db, me.id, { limit: 4, after: first.after ?? '' })
  expect(last).toMatchObject({ after: null, total: 5 })
})

test('the search finds notes with all the words, in title, text or items, whatever signs it is asked for', async ({
  db,
}) => {
  const me = await aProfile(db)
  await createNote(db, me, text('Harbor', '<p>The <strong>red</strong> boat</p>'), START)
  await createNote(db, me, { content: '', is_todo: true, title: 'List', items: [{ text: 'Boat, 100 %', done: false }] })
  expect((await titles(db, me.id, { search: 'boat' })).sort()).toEqual(['Harbor', 'List'])
  expect(await titles(db, me.id, { search: 'BOAT harbor' })).toEqual(['Harbor'])
  expect(await titles(db, me.id, { search: '100 %' })).toEqual(['List'])
  // marks of the text are no words of it
  expect(await titles(db, me.id, { search: 'strong' })).toEqual([])
  expect(await titles(db, me.id, { search: "_' \\" })).toEqual([])
})

test('a note sent twice is one note, and an id of somebody else is none', async ({ db }) => {
  const [me, other] = [await aProfile(db), await aProfile(db)]
  const id = crypto.randomUUID()
  const note = await createNote(db, me, { ...text('A'), id })
  expect(await createNote(db, me, { ...text('A'), id })).toEqual(note)
  await expect(createNote(db, me, { ...text('B'), id })).rejects.toThrow(NoteChanged)
  await expect(createNote(db, other, { ...text('A'), id })).rejects.toThrow(NoteMissing)
  expect((await listOwnNotes(db, me.id)).total).toBe(1)
})

test('a save that is based on an older revision is refused with the note as it is, unless it says the same', async ({
  db,
}) => {
  const me = await aProfile(db)
  const { id } = await createNote(db, me, text('A', '<p>one</p>'))
  expect(await saveNote(db, me, id, { content: '<p>two</p>', revision: 1 })).toMatchObject({ revision: 2 })
  const stale = saveNote(db, me, id, { content: '<p>three</p>', revision: 1 })
  await expect(stale).rejects.toMatchObject({ status: 409, details: { note: { content: '<p>two</p>', revision: 2 } } })
  expect(await findOwnNote(db, me.id, id)).toMatchObject({ content: '<p>two</p>' })
  // the answer to the first try was lost
  expect(await saveNote(db, me, id, { content: '<p>two</p>', revision: 1 })).toMatchObject({ revision: 2 })
  // without a revision the last word wins
  expect(await saveNote(db, me, id, { content: '<p>four</p>' })).toMatchObject({ revision: 3 })
})

test('what one person typed is not saved for another who signed in on the same browser', async ({ db }) => {
  const [me, other] = [await aProfile(db), await aProfile(db)]
  const note = await createNote(db, me, { ...text('A'), user_id: me.id })
  await expect(createNote(db, other, { ...text('B'), user_id: me.id })).rejects.toThrow(SignedInAsAnotherUser)
  const change = { title: 'C', user_id: other.id }
  await expect(saveNote(db, me, note.id, change)).rejects.toThrow(SignedInAsAnotherUser)
  expect(await titles(db, me.id)).toEqual(['A'])
})

test('Only the owner’s own notes can be changed, deleted, restored or read', async ({ db }) => {
  const [me, other] = [await aProfile(db), await aProfile(db)]
  const { id } = await createNote(db, me, text('A'))
  for (const wrong of [id, 'no-id', crypto.randomUUID()]) {
    expect(await findOwnNote(db, other.id, wrong)).toBeUndefined()
    await expect(saveNote(db, other, wrong, { title: 'B' })).rejects.toThrow(NoteMissing)
    await expect(deleteNote(db, other, wrong)).rejects.toThrow(NoteMissing)
    await expect(restoreNote(db, other, wrong)).rejects.toThrow(NoteMissing)
    await expect(deleteNotePermanently(db, other, wrong)).rejects.toThrow(NoteMissing)
    await expect(listNoteRevisions(db, other.id, wrong)).rejects.toThrow(NoteMissing)
    await expect(findNoteRevision(db, other.id, wrong, 1)).rejects.toThrow(NoteMissing)
  }
  expect(await findOwnNote(db, me.id, id)).toMatchObject({ title: 'A', revision: 1 })
})

test('Deleting a note: removed; it lies in the trash for 30 days and can be restored meanwhile', async ({ db }) => {
  const me = await aProfile(db)
  const [kept, gone] = [await createNote(db, me, text('kept')), await createNote(db, me, text('gone'))]
  await deleteNote(db, me, kept.id, START)
  await deleteNote(db, me, gone.id, START)
  expect([await titles(db, me.id), await hasOwnNotes(db, me.id)]).toEqual([[], false])
  await expect(saveNote(db, me, kept.id, { title: 'B' })).rejects.toThrow(NoteMissing)
  expect(await restoreNote(db, me, kept.id)).toMatchObject({ title: 'kept', revision: 1 })
  expect(await restoreNote(db, me, kept.id)).toMatchObject({ title: 'kept' })
  await purgeDeletedNotes(db, after(30 * DAY_MS - 1))
  expect(await listTrashedNotes(db, me.id)).toMatchObject([{ title: 'gone', deleted_at: START.toISOString() }])
  await purgeDeletedNotes(db, after(30 * DAY_MS + 1))
  expect(await listTrashedNotes(db, me.id)).toEqual([])
  expect(await titles(db, me.id)).toEqual(['kept'])
})

test('only what lies in the trash is deleted for good', async ({ db }) => {
  const me = await aProfile(db)
  const { id } = await createNote(db, me, text('A'))
  await expect(deleteNotePermanently(db, me, id)).rejects.toThrow(NoteMissing)
  await deleteNote(db, me, id)
  await deleteNotePermanently(db, me, id)
  await expect(restoreNote(db, me, id)).rejects.toThrow(NoteMissing)
})

test('a version is kept every 5 minutes of change, and before what may be regretted', async ({ db }) => {
  const me = await aProfile(db)
  const { id } = await createNote(db, me, text('A', '<p>0</p>'), START)
  for (let minute = 1; minute <= 11; minute++)
    await saveNote(db, me, id, { content: `<p>${minute}</p>` }, after(minute * MINUTE_MS))
  const kept = async () => (await listNoteRevisions(db, me.id, id)).map(({ revision, reason }) => [revision, reason])
  // as it was in the minutes 4 and 8: with the next save, five minutes of change were there
  expect(await kept()).toEqual([
    [9, 'writing'],
    [5, 'writing'],
  ])
  expect(await findNoteRevision(db, me.id, id, 5)).toMatchObject({ content: '<p>4</p>' })
  for (const [snapshot, content] of [
    ['ai', 'answer'],
    ['restoration', 'old'],
    ['conflict', 'mine'],
  ] as const)
    await saveNote(db, me, id, { content: `<p>${content}</p>`, snapshot }, after(11 * MINUTE_MS))
  expect((await kept()).slice(0, 3)).toEqual([
    [14, 'conflict'],
    [13, 'restoration'],
    [12, 'ai'],
  ])
  expect(await findNoteRevision(db, me.id, id, 12)).toMatchObject({ content: '<p>11</p>' })
  await expect(findNoteRevision(db, me.id, id, 11)).rejects.toThrow(NoteMissing)
})

test('a change of nothing is no version, no revision and no later date', async ({ db }) => {
  const me = await aProfile(db)
  const { id } = await createNote(db, me, text('A', '<p>0</p>'), START)
  const same = { title: 'A', content: '<p>0</p>', snapshot: 'ai' as const }
  expect(await saveNote(db, me, id, same, after(1))).toMatchObject({ revision: 1, updated_at: START.toISOString() })
  expect(await listNoteRevisions(db, me.id, id)).toEqual([])
})

test('p, br, strong, em, lists, headings, code, pre and class stay; everything else of the HTML goes', async ({
  db,
}) => {
  const me = await aProfile(db)
  const content =
    '<h1 class="a" onclick="x()">T</h1><p style="color:red">a<br>b <a href="javascript:x()">c</a></p><script>x()</script><ul><li>d</li></ul>'
  const note = await createNote(db, me, {
    ...text('<b>title</b>\u0007', content),
    items: [{ text: '<i>', done: false }],
  })
  expect(note.content).toBe('<h1 class="a">T</h1><p>a<br />b c</p><ul><li>d</li></ul>')
  // no HTML: escaped where they are shown
  expect([note.title, note.items[0]?.text]).toEqual(['<b>title</b> ', '<i>'])
})

test('there is an end to how many notes somebody has', async ({ db }) => {
  const me = await aProfile(db)
  const row = { title: '', content: '', isTodo: false, items: '[]', searchText: '', version: 1, userId: me.id }
  for (let count = 0; count < MAX_NOTES / 1_000; count++)
    await db
      .insertInto('notes')
      .values(Array.from({ length: 1_000 }, () => row))
      .execute()
  await expect(createNote(db, me, text('A'))).rejects.toThrow(TooManyNotes)
})
