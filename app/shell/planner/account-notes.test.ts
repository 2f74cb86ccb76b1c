import { type ContentTag, onContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { createNote, deleteNote, saveNote } from '~/wings/notes/notes/commands.server'
import { newNoteSchema } from '~/wings/notes/notes/note-schemas'
import { findNotesUpdate, findOwnNote, listOwnNotes } from '~/wings/notes/notes/queries.server'
import { listSharedNotes } from '~/wings/notes/notes/shared-notes.queries.server'
import { emailChangeUrl } from '~/wings/site/accounts/account-links.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { confirmNewEmail, deleteOwnAccount } from './account.commands.server'
import { streamPersonalData } from './personal-data.server'

const env = testEnvironment()

async function people(db: Database) {
  const ada = await aProfile(db, 'ada@example.com')
  const eve = await aProfile(db, 'eve@example.com')
  const note = (by: typeof ada, title: string) =>
    createNote(db, by, newNoteSchema.parse({ title, content: '<p>Words</p>' }))
  return { ada, eve, note }
}

const share = (db: Database, noteId: string, sharedBy: string, email: string, openedAt: Date | null = null) =>
  db.insertInto('noteShares').values({ noteId, sharedBy, sharedWithEmail: email, openedAt }).execute()

const readersOf = async (db: Database, noteId: string) =>
  (await db.selectFrom('noteShares').selectAll().where('noteId', '=', noteId).execute()).map(
    ({ sharedWithEmail }) => sharedWithEmail,
  )

async function dataOf(db: Database, person: { id: string; email: string }) {
  const pieces: string[] = []
  for await (const piece of streamPersonalData(db, { ...person, full_name: '', is_admin: false })) pieces.push(piece)
  return JSON.parse(pieces.join(''))
}

async function hearing(work: () => Promise<unknown>) {
  const heard: ContentTag[] = []
  const stop = onContentChange((tags) => void heard.push(...tags))
  await work()
  stop()
  return heard
}

test('what somebody takes along holds their notes, those in the trash, and what is shared either way', async ({
  db,
}) => {
  const { ada, eve, note } = await people(db)
  const [own, gone, theirs] = [await note(ada, 'Own'), await note(ada, 'Gone'), await note(eve, 'Theirs')]
  await note(eve, 'Secret')
  for (let count = 0; count < 25; count++) await note(ada, `Note ${count}`)
  await saveNote(db, ada, own.id, { title: 'Own, changed', snapshot: 'ai' })
  await deleteNote(db, ada, gone.id)
  await share(db, own.id, ada.id, eve.email)
  await share(db, theirs.id, eve.id, ada.email)
  const data = await dataOf(db, ada)
  expect(data.notes).toHaveLength(27)
  expect(data.notes).toContainEqual(
    expect.objectContaining({
      title: 'Own, changed',
      content: '<p>Words</p>',
      sharedWith: [{ email: eve.email, sharedAt: expect.any(String) }],
    }),
  )
  expect(data.notes).toContainEqual(expect.objectContaining({ title: 'Gone', deletedAt: expect.any(String) }))
  expect(data.noteVersions).toMatchObject([{ noteId: own.id, title: 'Own', reason: 'ai' }])
  expect(data.notesSharedWithYou).toMatchObject([{ id: theirs.id, title: 'Theirs', sharedBy: eve.email }])
  expect(JSON.stringify(data)).not.toContain('Secret')
})

test('who leaves takes their notes along, also from others, and stays in nobody’s list', async ({
  database: { db },
}) => {
  const { ada, eve, note } = await people(db)
  const [own, theirs] = [await note(ada, 'Own'), await note(eve, 'Theirs')]
  await saveNote(db, ada, own.id, { title: 'Own, changed', snapshot: 'ai' })
  await share(db, own.id, ada.id, eve.email)
  await share(db, theirs.id, eve.id, ada.email)
  const { version } = await listOwnNotes(db, eve.id)
  const heard = await hearing(() => deleteOwnAccount(db, ada))
  expect((await listSharedNotes(db, eve.email)).notes).toEqual([])
  expect(heard).toContain(`notes:${eve.id}`)
  expect((await findNotesUpdate(db, eve.id, version))?.notes).toMatchObject([{ id: theirs.id, shared_with: [] }])
  for (const table of ['noteShares', 'noteRevisions'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await db.selectFrom('notes').select('title').execute()).map(({ title }) => title)).toEqual(['Theirs'])
  expect((await db.selectFrom('noteChangeCounters').select('userId').execute()).map(({ userId }) => userId)).toEqual([
    eve.id,
  ])
})

test('a share that was never opened tells the sharer nothing of a new address, not even that there is one', async ({
  db,
}) => {
  const { ada, eve, note } = await people(db)
  const seen = await note(eve, 'Seen')
  const trap = await note(eve, 'Trap')
  await share(db, seen.id, eve.id, ada.email, new Date())
  await share(db, trap.id, eve.id, ada.email)
  const { version } = await listOwnNotes(db, eve.id)
  const token = emailChangeUrl(env, ada, 'secret@new.example', new Date()).split('/').at(-1) ?? ''
  await confirmNewEmail(db, env, { token, userId: ada.id })
  expect([await readersOf(db, seen.id), await readersOf(db, trap.id)]).toEqual([['secret@new.example'], [ada.email]])
  expect((await findNotesUpdate(db, eve.id, version))?.notes).toMatchObject([{ title: 'Seen' }])
  expect((await listSharedNotes(db, 'secret@new.example')).notes).toMatchObject([{ title: 'Seen' }])
})

test('with the address, notes that others share with it and that were opened move along; nobody reads their own as shared', async ({
  db,
}) => {
  const { ada, eve, note } = await people(db)
  const [one, both, own] = [await note(eve, 'One'), await note(eve, 'Both'), await note(ada, 'Own')]
  const to = 'ada@new.example'
  await share(db, one.id, eve.id, ada.email, new Date())
  await share(db, both.id, eve.id, ada.email, new Date())
  await share(db, both.id, eve.id, to)
  await share(db, own.id, ada.id, to)
  const { version } = await listOwnNotes(db, eve.id)
  const token = emailChangeUrl(env, ada, to, new Date()).split('/').at(-1) ?? ''
  await confirmNewEmail(db, env, { token, userId: ada.id })
  const titles = (await listSharedNotes(db, to)).notes.map(({ title }) => title)
  expect(titles.sort()).toEqual(['Both', 'One'])
  expect((await listSharedNotes(db, 'ada@example.com')).notes).toEqual([])
  expect([await readersOf(db, both.id), await readersOf(db, own.id)]).toEqual([[to], []])
  expect(await findOwnNote(db, ada.id, own.id)).toMatchObject({ shared_with: [] })
  const opened = await db.selectFrom('noteShares').select('openedAt').where('noteId', '=', both.id).execute()
  expect(opened).toEqual([{ openedAt: expect.any(Date) }])
  expect((await findNotesUpdate(db, eve.id, version))?.notes).toHaveLength(2)
})

test('two who share notes with each other may leave at the same moment', async ({ database: { db } }) => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await aProfile(db), await aProfile(db)]
    for (const [by, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const { id } = await createNote(db, by, newNoteSchema.parse({ title: 'Ours' }))
      await share(db, id, by.id, to.email, new Date())
    }
    await Promise.all([deleteOwnAccount(db, one), deleteOwnAccount(db, two)])
  }
  expect(await db.selectFrom('noteShares').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('noteChangeCounters').selectAll().execute()).toEqual([])
})

test('whoever leaves while another tab saves has left', async ({ database: { db } }) => {
  for (let round = 0; round < 5; round++) {
    const person = await aProfile(db)
    const note = await createNote(db, person, newNoteSchema.parse({ title: 'Last words' }))
    const saving = Array.from({ length: 6 }, (_, at) => saveNote(db, person, note.id, { title: `Last words ${at}` }))
    const [left] = await Promise.allSettled([deleteOwnAccount(db, person), ...saving])
    expect(left.status).toBe('fulfilled')
  }
})
