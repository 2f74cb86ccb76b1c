import { vi } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/monitoring/log.server'
import { createNote, deleteNote } from '~/wings/notes/notes/commands.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { hasNotesBadge } from './notes-badge.server'

test('the badge shows when the user has any notes of their own that are not in the trash', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  expect(await hasNotesBadge(db, mara.id)).toBe(false)
  const { id } = await createNote(db, mara, { content: '', is_todo: false })
  expect(await hasNotesBadge(db, mara.id)).toBe(true)
  expect(await hasNotesBadge(db, ben.id)).toBe(false)
  await deleteNote(db, mara, id)
  expect(await hasNotesBadge(db, mara.id)).toBe(false)
})

test('a notes-existence check that fails is logged, and the badge hidden', async () => {
  const warn = vi.spyOn(log, 'warn')
  const fault = new Error('the database is away')
  const broken = {
    selectFrom() {
      throw fault
    },
  } as unknown as Database
  expect(await hasNotesBadge(broken, 'somebody')).toBe(false)
  expect(warn).toHaveBeenCalledWith({ err: fault }, expect.any(String))
})
