import type { Database } from '~/platform/database/database.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { describe, expect, test } from '~test/test'
import { createNote, deleteNote } from '../commands.server'
import { newNoteSchema } from '../note-schemas'
import { listNoteCollaborators } from '../people.queries.server'
import { listContacts } from './contacts.queries.server'
import { markSharedNoteOpened, shareNote, stopSharingNote } from './shares.commands.server'

async function people(db: Database) {
  const mara = await aProfile(db, 'mara@example.com')
  const note = await createNote(db, mara, newNoteSchema.parse({ title: 'One' }))
  const other = await createNote(db, mara, newNoteSchema.parse({ title: 'Two' }))
  let minute = 0
  const share = (email: string, noteId = note.id) =>
    shareNote(
      db,
      testEnvironment(),
      { ...mara, full_name: '' },
      noteId,
      email,
      new Date(Date.UTC(2026, 2, 2, 9, minute++)),
    )
  return { mara, note, other, share }
}

async function named(db: Database, email: string, fullName: string) {
  const person = await aProfile(db, email)
  await db.updateTable('profiles').set({ fullName }).where('id', '=', person.id).execute()
  return person
}

async function team(db: Database, owner: { id: string; email: string }, emails: string[]) {
  const blueprintId = await aStoredPlan(db, owner)
  for (const email of emails)
    await db
      .insertInto('blueprintMembers')
      .values({ blueprintId, email, role: 'reader', joinedAt: new Date() })
      .execute()
}

const emails = (contacts: { email: string }[]) => contacts.map(({ email }) => email)

describe('contact suggestions', () => {
  test('“at most 3 contact suggestions”: team members, then earlier recipients, the latest first', async ({ db }) => {
    const { mara, share } = await people(db)
    await named(db, 'zoe@example.com', 'Zoe')
    await team(db, mara, ['zoe@example.com'])
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await share(email)
    expect(await listContacts(db, mara)).toEqual([
      { email: 'zoe@example.com', name: 'Zoe' },
      { email: 'c@example.com', name: '' },
      { email: 'b@example.com', name: '' },
    ])
  })

  test('fit what is typed, in address or name; signs of patterns mean themselves', async ({ db }) => {
    const { mara, share } = await people(db)
    const team11 = Array.from({ length: 12 }, (_, index) => `m${index}@example.com`)
    for (const email of team11) await named(db, email, `Member ${email}`)
    await named(db, 'zoe@example.com', 'Ada Zander')
    await team(db, mara, [...team11, 'zoe@example.com'])
    await share('zeno@example.com')
    expect(emails(await listContacts(db, mara, { search: 'ZAND' }))).toEqual(['zoe@example.com'])
    expect(emails(await listContacts(db, mara, { search: 'z' }))).toEqual(['zoe@example.com', 'zeno@example.com'])
    expect(await listContacts(db, mara, { search: '%' })).toEqual([])
  })

  test('leave out who may read this note already', async ({ db }) => {
    const { mara, note, other, share } = await people(db)
    await named(db, 'zoe@example.com', 'Zoe')
    await team(db, mara, ['zoe@example.com'])
    await share('zoe@example.com')
    await share('ben@example.com')
    expect(await listContacts(db, mara, { noteId: note.id })).toEqual([])
    expect(emails(await listContacts(db, mara, { noteId: other.id }))).toEqual(['zoe@example.com', 'ben@example.com'])
    expect(await listContacts(db, mara, { noteId: 'guess' })).toHaveLength(2)
  })

  test('a recipient is found and shown by name only after they have opened a note', async ({ db }) => {
    const { mara, note, share } = await people(db)
    const ben = await named(db, 'b.reed@example.com', 'Benjamin')
    await share(ben.email)
    expect(await listContacts(db, mara, { search: 'benjamin' })).toEqual([])
    expect(await listContacts(db, mara, { search: 'reed' })).toEqual([{ email: ben.email, name: '' }])
    await markSharedNoteOpened(db, ben, note.id)
    expect(await listContacts(db, mara, { search: 'benjamin' })).toEqual([{ email: ben.email, name: 'Benjamin' }])
  })

  test('are nobody’s but one’s own: whom others share with stays theirs', async ({ db }) => {
    const { note, share } = await people(db)
    const ben = await aProfile(db, 'ben@example.com')
    await share(ben.email)
    await share('secret@example.com')
    expect(await listContacts(db, ben, { noteId: note.id })).toEqual([])
  })
})

describe('who share a note', () => {
  test('know each other once it is opened, and not before: neither the recipient nor the sharer', async ({ db }) => {
    const { mara, note, share } = await people(db)
    const ben = await named(db, 'ben@example.com', 'Ben Reed')
    await aProfile(db)
    await share(ben.email)
    expect([await listNoteCollaborators(db, mara), await listNoteCollaborators(db, ben)]).toEqual([[], []])
    await markSharedNoteOpened(db, ben, note.id)
    expect(await listNoteCollaborators(db, mara)).toEqual([{ id: ben.id, email: ben.email, name: 'Ben Reed' }])
    expect(await listNoteCollaborators(db, ben)).toEqual([{ id: mara.id, email: mara.email, name: '' }])
  })

  test('two recipients of one note do not learn of each other', async ({ db }) => {
    const { mara, note, share } = await people(db)
    const [ben, eva] = [await aProfile(db), await aProfile(db)]
    for (const person of [ben, eva]) {
      await share(person.email)
      await markSharedNoteOpened(db, person, note.id)
    }
    expect(emails(await listNoteCollaborators(db, ben))).toEqual([mara.email])
  })

  test('are strangers again when it is taken away or lies in the trash', async ({ db }) => {
    const { mara, note, other, share } = await people(db)
    const [ben, eva] = [await aProfile(db), await aProfile(db)]
    await share(ben.email)
    await markSharedNoteOpened(db, ben, note.id)
    await share(eva.email, other.id)
    await markSharedNoteOpened(db, eva, other.id)
    await stopSharingNote(db, mara, note.id, ben.email)
    await deleteNote(db, mara, other.id)
    for (const person of [mara, ben, eva]) expect(await listNoteCollaborators(db, person)).toEqual([])
  })
})
