import { expect, test } from 'vitest'
import { readSourcePublication } from './source-publication'

const now = new Date('2026-03-01T12:00:00Z')
const isPublic = (row: Record<string, unknown>) => readSourcePublication(row, now).isPublic

test.each([
  {},
  { published: true },
  { published: 't', published_at: '' },
  { 'Published On': 'Thu Mar 14 2024', Draft: 'false', Archived: 'FALSE' },
  { status: 'publish' },
  { post_status: 'Published', visibility: 'public' },
  { published: '2013-10-18', draft: false },
  { published: new Date('2013-10-18') },
  { draft: '' },
  { status: 'scheduled', date: '2027-01-01' },
])('%j was for everyone', (row) => expect(isPublic(row)).toBe(true))

test.each([
  { draft: true },
  { Draft: 'true' },
  { draft: 'yes' },
  { published: false },
  { published: 'no' },
  { status: 'draft' },
  { Status: 'DRAFT' },
])('%j is a draft, which needs no words', (row) =>
  expect(readSourcePublication(row, now)).toMatchObject({ isPublic: false, notes: [] }),
)

test.each<[Record<string, unknown>, string]>([
  [{ status: 'private' }, 'Imported as a draft: its “status” is “private”.'],
  [{ status: 'pending' }, 'Imported as a draft: its “status” is “pending”.'],
  [{ post_status: 'entwurf' }, 'Imported as a draft: its “post_status” is “entwurf”.'],
  [{ published: true, status: 'trash' }, 'Imported as a draft: its “status” is “trash”.'],
  [{ status: '' }, 'Imported as a draft: its “status” is empty.'],
  [{ published: null }, 'Imported as a draft: its “published” is empty.'],
  [{ published: 'maybe' }, 'Imported as a draft: its “published” is “maybe”.'],
  [{ published: true, draft: 'perhaps' }, 'Imported as a draft: its “draft” is “perhaps”.'],
  [{ published_at: '' }, 'Imported as a draft: its “published_at” is empty.'],
  [{ visibility: 'members' }, 'Imported as a draft: its “visibility” is “members”.'],
  [{ published: true, private: true }, 'Imported as a draft: it was private.'],
  [{ is_archived: 'true' }, 'Imported as a draft: it was archived.'],
  [{ password: 'open sesame' }, 'Imported as a draft: it was password protected.'],
  [{ deleted_at: '2024-03-01 12:00:00+00' }, 'Imported as a draft: it was unpublished on 2024-03-01.'],
  [{ expiryDate: '2025-01-01' }, 'Imported as a draft: it was unpublished on 2025-01-01.'],
])('%j makes a draft, with the reason', (row, note) =>
  expect(readSourcePublication(row, now)).toMatchObject({ isPublic: false, notes: [note] }),
)
