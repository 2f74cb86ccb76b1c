import type { Database } from '~/platform/database/database.server'
import { renderMail } from '~/platform/mail/render-mail.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { defaultBrand } from '~/wings/site/settings/brand'
import { testEnvironment } from '~test/route-call'
import { describe, expect, test } from '~test/test'
import { xssPayloads } from '~test/xss-payloads'
import { createNote, deleteNote, restoreNote, saveNote } from '../commands.server'
import { NoteMissing } from '../errors'
import { newNoteSchema } from '../note-schemas'
import { findNotesUpdate, listOwnNotes } from '../queries.server'
import { listSharedNotes } from '../shared-notes.queries.server'
import { sharedNoteEmail } from './emails'
import { shareFormSchema } from './share-form-schema'
import { limitNoteSharing, markSharedNoteOpened, shareNote, stopSharingNote } from './shares.commands.server'
import { listShares } from './shares.queries.server'

const env = testEnvironment()
const MONDAY = new Date('2026-03-02T23:50:00Z')
const hoursLater = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)

async function aNote(db: Database, title = 'Launch list') {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  await db.updateTable('profiles').set({ fullName: 'Ben Reed' }).where('id', '=', ben.id).execute()
  const note = await createNote(db, mara, newNoteSchema.parse({ title, content: '<p>Buy bread</p>' }))
  const share = (email: string, now = MONDAY, full_name = 'Mara Lind') =>
    shareNote(db, env, { ...mara, full_name }, note.id, email, now)
  return { mara, ben, note, share }
}

const mailsTo = (db: Database, recipient: string) =>
  db
    .selectFrom('outboxMails')
    .select(['subject', 'plainText', 'html'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()
const titlesFor = async (db: Database, email: string) =>
  (await listSharedNotes(db, email)).notes.map(({ title }) => title)

describe('sharing a note', () => {
  test('the recipient sees it under Shared, with the sharer’s address and name', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    await db.updateTable('profiles').set({ fullName: 'Mara Lind' }).where('id', '=', mara.id).execute()
    expect(await share(ben.email)).toEqual({
      note_id: note.id,
      shared_with_email: ben.email,
      shared_by: mara.id,
      created_at: MONDAY.toISOString(),
      name: '',
      has_opened: false,
    })
    expect((await listSharedNotes(db, ben.email)).notes).toMatchObject([
      { id: note.id, is_shared: true, shared_by: mara.email, shared_by_name: 'Mara Lind', content: '<p>Buy bread</p>' },
    ])
  })

  test('they get a mail with the sharer’s name and a link to the note', async ({ db }) => {
    const { ben, note, share } = await aNote(db)
    await share(ben.email)
    const [mail] = await mailsTo(db, ben.email)
    expect(mail?.subject).toMatch(/^\S+@example\.com shared a note with you$/)
    expect(mail?.plainText).toMatch(
      /^Mara Lind \(\S+@example\.com\) shared a note with you\n\nYou can view “Launch list”/,
    )
    expect(mail?.plainText).toContain(`${env.ORIGIN}/planner/dashboard?note=${note.id}`)
    expect(mail?.plainText).not.toContain('Buy bread')
  })

  test('“trimmed and lower-cased before sending. Message: "Please enter a valid email address."”', () => {
    expect(shareFormSchema.parse({ email: '  Ben@Example.COM ' })).toEqual({ email: 'ben@example.com' })
    for (const email of ['', ' ', 'ben', 'ben@example', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', 7, null])
      expect(shareFormSchema.safeParse({ email }).error?.issues[0]?.message).toBe('Please enter a valid email address.')
  })

  test('somebody without an account sees it once they have one with this address', async ({ db }) => {
    const { share } = await aNote(db)
    await share('new@example.com')
    const late = await aProfile(db, 'new@example.com')
    expect(await titlesFor(db, late.email)).toEqual(['Launch list'])
  })

  test('again it is the same share, and no second mail within a day, not even across midnight or a stop', async ({
    db,
  }) => {
    const { mara, ben, note, share } = await aNote(db)
    const first = await share(ben.email)
    expect(await share(ben.email, hoursLater(1))).toEqual(first)
    await stopSharingNote(db, mara, note.id, ben.email)
    await share(ben.email, hoursLater(2))
    expect(await mailsTo(db, ben.email)).toHaveLength(1)
    await share(ben.email, hoursLater(25))
    expect(await mailsTo(db, ben.email)).toHaveLength(2)
    expect(await listShares(db, mara.id, note.id)).toHaveLength(1)
  })

  test('nor when the address of the call writes the note’s id in other letters', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    await share(ben.email)
    await shareNote(db, env, { ...mara, full_name: '' }, note.id.toUpperCase(), ben.email, MONDAY)
    expect(await mailsTo(db, ben.email)).toHaveLength(1)
  })

  test('nobody gets more than ten mails a day from one person, however many notes that shares', async ({ db }) => {
    const { mara, ben } = await aNote(db)
    const other = await aProfile(db)
    for (let count = 0; count < 12; count++) {
      const { id } = await createNote(db, mara, newNoteSchema.parse({ title: `Spam ${count}` }))
      await shareNote(db, env, { ...mara, full_name: '' }, id, ben.email, MONDAY)
    }
    expect(await mailsTo(db, ben.email)).toHaveLength(10)
    expect((await listSharedNotes(db, ben.email)).notes).toHaveLength(12)
    const { id } = await createNote(db, other, newNoteSchema.parse({ title: 'From another' }))
    await shareNote(db, env, { ...other, full_name: '' }, id, ben.email, MONDAY)
    expect(await mailsTo(db, ben.email)).toHaveLength(11)
  })

  test('whoever calls themselves something in the mail is known by their address there', async ({ db }) => {
    const { mara, ben, share } = await aNote(db)
    await share(ben.email, MONDAY, 'Harbor Billing')
    expect((await mailsTo(db, ben.email))[0]?.plainText).toContain(`If you do not know Harbor Billing (${mara.email})`)
  })

  test('only the owner may share, look whom with, and stop: for everybody else the note does not exist', async ({
    db,
  }) => {
    const { ben, note, share } = await aNote(db)
    await share(ben.email)
    const eve = { email: 'eve@example.com' }
    for (const person of [ben, await aProfile(db)]) {
      await expect(shareNote(db, env, { ...person, full_name: '' }, note.id, eve.email)).rejects.toThrow(NoteMissing)
      await expect(stopSharingNote(db, person, note.id, ben.email)).rejects.toThrow(NoteMissing)
      await expect(listShares(db, person.id, note.id)).rejects.toThrow(NoteMissing)
    }
    expect(await mailsTo(db, eve.email)).toEqual([])
    expect(await titlesFor(db, ben.email)).toEqual(['Launch list'])
  })

  test('not with oneself, not a note in the trash, not with more than fifty people', async ({ db }) => {
    const { mara, note, share } = await aNote(db)
    await expect(share(mara.email)).rejects.toMatchObject({ status: 409 })
    for (let count = 0; count < 50; count++) await share(`p${count}@example.com`)
    await expect(share('p50@example.com')).rejects.toThrow('You can share a note with at most 50 people.')
    await share('p49@example.com')
    await deleteNote(db, mara, note.id)
    await expect(share('p1@example.com')).rejects.toThrow(NoteMissing)
  })

  test('has a limit per hour', async ({ db }) => {
    const mara = await aProfile(db)
    for (let count = 0; count < 60; count++) await limitNoteSharing(db, mara)
    await expect(limitNoteSharing(db, mara)).rejects.toMatchObject({ status: 429 })
  })

  test('a name or a title breaks no mail, whatever is in it', async ({ db }) => {
    const { share } = await aNote(db, '<img src=x onerror=fired(1)>\r\nBcc: x')
    await share('a@example.com', MONDAY, 'Mara\r\nBcc: <b>y')
    const [mail] = await mailsTo(db, 'a@example.com')
    expect(mail?.subject).toMatch(/^\S+@example\.com shared a note with you$/)
    expect(mail?.plainText).toMatch(/^Mara Bcc: <b>y \(/)
    expect(mail?.html).not.toMatch(/<img|<b>/)
  })
})

test('hostile HTML in titles and names stays text in the mail', () => {
  const brand = { ...defaultBrand, name: 'Harbor' }
  for (const hostile of xssPayloads) {
    const { body } = sharedNoteEmail(brand, {
      by: hostile,
      address: 'x@y.test',
      title: hostile,
      link: 'https://harbor.test/',
    })
    const { html } = renderMail(body)
    const plain = renderMail(
      sharedNoteEmail(brand, { by: 'x', address: 'x', title: 'x', link: 'https://harbor.test/' }).body,
    ).html
    expect(html.match(/<\w+/g)).toEqual(plain.match(/<\w+/g))
  }
})

describe('a shared note', () => {
  test('follows each change, is gone while it lies in the trash, and comes back from it', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    const states = new Set<string>()
    const state = async () => states.add((await listSharedNotes(db, ben.email)).state)
    await state()
    await share(ben.email)
    await state()
    await saveNote(db, mara, note.id, { title: 'Launch, second try' })
    await state()
    expect(states.size).toBe(3)
    await deleteNote(db, mara, note.id)
    expect(await titlesFor(db, ben.email)).toEqual([])
    await restoreNote(db, mara, note.id)
    expect(await titlesFor(db, ben.email)).toEqual(['Launch, second try'])
  })

  test('is read only: its recipient can neither change, delete nor restore it', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    await share(ben.email)
    await expect(saveNote(db, ben, note.id, { title: 'Mine' })).rejects.toThrow(NoteMissing)
    await expect(deleteNote(db, ben, note.id)).rejects.toThrow(NoteMissing)
    await deleteNote(db, mara, note.id)
    await expect(restoreNote(db, ben, note.id)).rejects.toThrow(NoteMissing)
  })

  test('the owner sees with whom, and can stop it; their own tabs hear of both', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    const { version } = await listOwnNotes(db, mara.id)
    await share(ben.email)
    const shared = await findNotesUpdate(db, mara.id, version)
    expect(shared?.notes).toMatchObject([{ shared_with: [ben.email] }])
    await stopSharingNote(db, mara, note.id, ben.email)
    expect((await findNotesUpdate(db, mara.id, shared?.version ?? 0))?.notes).toMatchObject([{ shared_with: [] }])
    expect(await titlesFor(db, ben.email)).toEqual([])
    await expect(stopSharingNote(db, mara, note.id, ben.email)).rejects.toMatchObject({ status: 404 })
  })
})

describe('who learns whose name', () => {
  test('a recipient is the typed address alone until they have opened the note', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    await share(ben.email)
    await listSharedNotes(db, ben.email)
    expect(await listShares(db, mara.id, note.id)).toMatchObject([{ name: '', has_opened: false }])
    await markSharedNoteOpened(db, ben, note.id)
    expect(await listShares(db, mara.id, note.id)).toMatchObject([{ name: 'Ben Reed', has_opened: true }])
  })

  test('only a recipient opens it, and only while it is there', async ({ db }) => {
    const { mara, ben, note, share } = await aNote(db)
    await share(ben.email)
    await expect(markSharedNoteOpened(db, mara, note.id)).rejects.toThrow(NoteMissing)
    await expect(markSharedNoteOpened(db, await aProfile(db), note.id)).rejects.toThrow(NoteMissing)
    await expect(markSharedNoteOpened(db, ben, 'guess')).rejects.toThrow(NoteMissing)
    await deleteNote(db, mara, note.id)
    await expect(markSharedNoteOpened(db, ben, note.id)).rejects.toThrow(NoteMissing)
  })
})
