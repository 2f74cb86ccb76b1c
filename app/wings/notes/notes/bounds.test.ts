import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { describe, expect, test } from '~test/test'
import { createNote, deleteNote, restoreNote, saveNote } from './commands.server'
import { NoteMissing, NotesQuotaReached, TooManyPinnedNotes } from './errors'
import { MAX_NOTE_CONTENT_LENGTH, MAX_NOTE_ITEM_LENGTH } from './note'
import { listNoteRevisions } from './note-revisions.commands.server'
import { newNoteSchema, noteChangeSchema } from './note-schemas'
import { MAX_PINNED_NOTES } from './notes-quota.queries.server'
import { findNotesUpdate, listOwnNotes, listTrashedNotes } from './queries.server'
import { findSharedNotesEtag, listSharedNotes } from './shared-notes.queries.server'

const LONG = `<p>${'x'.repeat(MAX_NOTE_CONTENT_LENGTH - 7)}</p>`

/** Notes as large as can be, put in at once. */
async function largeNotes(db: Database, userId: string, count: number, deletedAt: Date | null = null) {
  const note = { userId, title: 'Large', content: LONG, isTodo: false, items: '[]', searchText: '', deletedAt }
  const rows = Array.from({ length: count }, (_, version) => ({ ...note, version: version + 1 }))
  return db.insertInto('notes').values(rows).returning('id').execute()
}

describe('no answer grows beyond what the server and a browser can hold', () => {
  test('a page of the longest notes ends early, and the rest is on the next ones', async ({ db }) => {
    const { id } = await aProfile(db)
    await largeNotes(db, id, 25)
    const seen = new Set<string>()
    let after: string | null | undefined
    do {
      const page = await listOwnNotes(db, id, { after: after ?? undefined })
      expect(page.notes.length).toBeLessThanOrEqual(10)
      for (const note of page.notes) seen.add(note.id)
      after = page.after
    } while (after)
    expect(seen.size).toBe(25)
  })

  test('a long list counts as much as a long text', async ({ db }) => {
    const person = await aProfile(db)
    const items = Array.from({ length: 100 }, () => ({ text: 'y'.repeat(MAX_NOTE_ITEM_LENGTH), done: false }))
    for (let count = 0; count < 15; count++) await createNote(db, person, newNoteSchema.parse({ is_todo: true, items }))
    expect((await listOwnNotes(db, person.id)).notes.length).toBeLessThan(10)
  })

  test('news come in parts, each saying that there is more', async ({ db }) => {
    const { id } = await aProfile(db)
    await largeNotes(db, id, 25)
    const seen = new Set<string>()
    let news = await findNotesUpdate(db, id, 0)
    while (news) {
      for (const note of news.notes) seen.add(note.id)
      const next = await findNotesUpdate(db, id, news.version)
      expect(news.hasMore).toBe(next !== undefined)
      news = next
    }
    expect(seen.size).toBe(25)
  })

  test('neither does the trash', async ({ db }) => {
    const { id } = await aProfile(db)
    await largeNotes(db, id, 60, new Date())
    expect((await listTrashedNotes(db, id)).length).toBeLessThanOrEqual(40)
  })

  test('nobody fills up what is shared with somebody: the notes of others stay in the list', async ({ db }) => {
    const [victim, friend, spammer] = [await aProfile(db), await aProfile(db), await aProfile(db)]
    const { id } = await createNote(db, friend, newNoteSchema.parse({ title: 'From a friend' }))
    const share = (noteId: string, sharedBy: string, minute: number) => ({
      noteId,
      sharedBy,
      sharedWithEmail: victim.email,
      createdAt: new Date(Date.UTC(2026, 2, 2, 9, minute)),
    })
    await db
      .insertInto('noteShares')
      .values(share(id, friend.id, 0))
      .execute()
    const before = await findSharedNotesEtag(db, victim.email)
    const many = await largeNotes(db, spammer.id, 250)
    await db
      .insertInto('noteShares')
      .values(many.map((note, index) => share(note.id, spammer.id, index + 1)))
      .execute()
    const { notes, state } = await listSharedNotes(db, victim.email)
    expect(notes.length).toBeLessThanOrEqual(12)
    expect(notes.at(-1)?.title).toBe('From a friend')
    expect(state).not.toBe(before)
  })

  test('nor do several together, with small notes or with large ones', async ({ db }) => {
    const [victim, friend] = [await aProfile(db), await aProfile(db)]
    const share = (notes: { id: string }[], sharedBy: string, at: number) =>
      db
        .insertInto('noteShares')
        .values(
          notes.map(({ id }) => ({ noteId: id, sharedBy, sharedWithEmail: victim.email, createdAt: new Date(at) })),
        )
        .execute()
    const mine = [
      await createNote(db, friend, newNoteSchema.parse({ title: 'From a friend' })),
      await createNote(db, friend, newNoteSchema.parse({ title: 'Another' })),
    ]
    await share(mine, friend.id, 1_000)
    for (let spammer = 0; spammer < 3; spammer++) {
      const { id } = await aProfile(db)
      const row = { userId: id, title: 'Spam', content: '', isTodo: false, items: '[]', searchText: '', version: 1 }
      const small = await db
        .insertInto('notes')
        .values(Array.from({ length: 100 }, () => row))
        .returning('id')
        .execute()
      await share(small, id, 2_000 + spammer)
    }
    for (let spammer = 0; spammer < 8; spammer++) {
      const { id } = await aProfile(db)
      await share(await largeNotes(db, id, 10), id, 3_000 + spammer)
    }
    const { notes } = await listSharedNotes(db, victim.email)
    expect(notes.filter(({ user_id }) => user_id === friend.id)).toHaveLength(2)
    expect(notes.length).toBeLessThanOrEqual(200)
    expect(JSON.stringify(notes).length).toBeLessThan(10_000_000)
    expect(
      notes
        .map(({ title }) => title)
        .slice(-2)
        .sort(),
    ).toEqual(['Another', 'From a friend'])
  })
})

describe('nobody takes all the room', () => {
  test('the trash is no way to pin more: what comes back where there is no room to pin it is not pinned', async ({
    db,
  }) => {
    const person = await aProfile(db)
    const [first, second] = await largeNotes(db, person.id, 2)
    const [away, stays] = [first?.id ?? '', second?.id ?? '']
    await saveNote(db, person, away, { is_pinned: true })
    await saveNote(db, person, stays, { is_pinned: true })
    await deleteNote(db, person, away)
    expect(await restoreNote(db, person, away)).toMatchObject({ is_pinned: true })
    await deleteNote(db, person, away)
    const others = await largeNotes(db, person.id, MAX_PINNED_NOTES - 1)
    for (const { id } of others) await saveNote(db, person, id, { is_pinned: true })
    expect(await restoreNote(db, person, away)).toMatchObject({ is_pinned: false })
    expect(await restoreNote(db, person, stays)).toMatchObject({ is_pinned: true })
  })

  test('the versions of all notes of somebody have a bound; beyond it the oldest go, of nobody else', async ({
    db,
  }) => {
    const [person, other] = [await aProfile(db), await aProfile(db)]
    for (const { id } of [person, other]) {
      const [large] = await largeNotes(db, id, 1)
      await sql`insert into note_revisions (note_id, revision, title, content, is_todo, items, reason, created_at)
        select ${large?.id}::uuid, place, 'Large', 'x', false, '[]', 'ai', now() - interval '1 day' + place * interval '1 second'
        from generate_series(1, 50000) as place`.execute(db)
    }
    const note = await createNote(db, person, newNoteSchema.parse({ content: '<p>Words</p>' }))
    await saveNote(db, person, note.id, { content: '<p>Other words</p>', snapshot: 'ai' })
    const kept = (userId: string) =>
      db
        .selectFrom('noteRevisions')
        .innerJoin('notes', 'notes.id', 'noteId')
        .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('noteRevisions.revision').as('first')])
        .where('userId', '=', userId)
        .where('noteId', '!=', note.id)
        .executeTakeFirst()
    expect(await kept(person.id)).toMatchObject({ first: 2 })
    expect(await kept(other.id)).toMatchObject({ first: 1 })
    expect(await listNoteRevisions(db, person.id, note.id)).toHaveLength(1)
  })

  test('whoever writes what looks hostile over and over does not bury the rest of the audit log', async ({ db }) => {
    const person = await aProfile(db)
    const { id } = await createNote(db, person, newNoteSchema.parse({}))
    for (let count = 0; count < 60; count++) await saveNote(db, person, id, { title: count % 2 ? 'A' : '<script>' })
    const rows = await db.selectFrom('auditEntries').select('id').where('subject', '=', `note:${id}`).execute()
    expect(rows).toHaveLength(20)
  })

  test('only so many notes are pinned, because all of them head the first page', async ({ db }) => {
    const person = await aProfile(db)
    await largeNotes(db, person.id, MAX_PINNED_NOTES)
    await db.updateTable('notes').set({ pinnedAt: new Date() }).execute()
    const { id } = await createNote(db, person, newNoteSchema.parse({}))
    await expect(saveNote(db, person, id, { is_pinned: true })).rejects.toThrow(TooManyPinnedNotes)
  })

  test('a person’s notes and trash have a size, for new ones and for those that grow', async ({ db }) => {
    const person = await aProfile(db)
    const note = await createNote(db, person, newNoteSchema.parse({ content: '<p>Words</p>' }))
    const ids = await largeNotes(db, person.id, 500)
    await expect(createNote(db, person, newNoteSchema.parse({}))).rejects.toThrow(NotesQuotaReached)
    await expect(saveNote(db, person, note.id, { content: LONG })).rejects.toThrow(NotesQuotaReached)
    await deleteNote(db, person, ids[0]?.id ?? '')
    await expect(createNote(db, person, newNoteSchema.parse({}))).rejects.toThrow(NotesQuotaReached)
    expect(await saveNote(db, person, note.id, { content: '<p>A word</p>' })).toMatchObject({ revision: 2 })
    expect(await saveNote(db, person, ids[1]?.id ?? '', { content: '' })).toMatchObject({ content: '' })
  })

  test('a list is as long as a text at most', () => {
    const items = Array.from({ length: 101 }, () => ({ text: 'y'.repeat(MAX_NOTE_ITEM_LENGTH), done: false }))
    expect(noteChangeSchema.safeParse({ items }).error?.issues[0]?.message).toMatch(/^This note is too long/)
    expect(noteChangeSchema.safeParse({ items: items.slice(1) }).success).toBe(true)
  })

  test('what grows by the cleaning is refused rather than stored too long to be saved again', async ({ db }) => {
    const person = await aProfile(db)
    const content = '>'.repeat(MAX_NOTE_CONTENT_LENGTH)
    await expect(createNote(db, person, newNoteSchema.parse({ content }))).rejects.toMatchObject({ status: 422 })
    const { id } = await createNote(db, person, newNoteSchema.parse({}))
    await expect(saveNote(db, person, id, { content })).rejects.toMatchObject({
      fields: { content: expect.anything() },
    })
  })

  test('what a note weighs is what it says, in bytes', async ({ db }) => {
    const person = await aProfile(db)
    await createNote(db, person, newNoteSchema.parse({ content: '<p>é</p>', items: [{ text: 'é', done: true }] }))
    const { rows } =
      await sql`select size, octet_length(content) + octet_length(items::text) as sum from notes`.execute(db)
    expect(rows).toEqual([{ size: 9 + 30, sum: 9 + 30 }])
  })
})

test('an id that somebody else has is nobody else’s, also when both take it at the same moment', async ({
  database: { db },
}) => {
  const people = [await aProfile(db), await aProfile(db), await aProfile(db)]
  const id = randomUUID()
  const made = await Promise.allSettled(
    people.map((by) => createNote(db, by, newNoteSchema.parse({ id, title: by.email }))),
  )
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toEqual([expect.any(NoteMissing), expect.any(NoteMissing)])
})
