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
  [{ status: 'private' }, 'Its “status” is “private”, so it is a draft.'],
  [{ status: 'pending' }, 'Its “status” is “pending”, so it is a draft.'],
  [{ post_status: 'entwurf' }, 'Its “post_status” is “entwurf”, so it is a draft.'],
  [{ published: true, status: 'trash' }, 'Its “status” is “trash”, so it is a draft.'],
  [{ status: '' }, 'Its “status” is empty, so it is a draft.'],
  [{ published: null }, 'Its “published” is empty, so it is a draft.'],
  [{ published: 'maybe' }, 'Its “published” is “maybe”, so it is a draft.'],
  [{ published: true, draft: 'perhaps' }, 'Its “draft” is “perhaps”, so it is a draft.'],
  [{ published_at: '' }, 'Its “published_at” is empty, so it is a draft.'],
  [{ visibility: 'members' }, 'Its “visibility” is “members”, so it is a draft.'],
  [{ published: true, private: true }, 'It was private, so it is a draft.'],
  [{ is_archived: 'true' }, 'It was archived, so it is a draft.'],
  [{ password: 'open sesame' }, 'It had a password, so it is a draft.'],
  [{ deleted_at: '2024-03-01 12:00:00+00' }, 'It was withdrawn on 2024-03-01, so it is a draft.'],
  [{ expiryDate: '2025-01-01' }, 'It was withdrawn on 2025-01-01, so it is a draft.'],
])('%j makes a draft, with the reason', (row, note) =>
  expect(readSourcePublication(row, now)).toMatchObject({ isPublic: false, notes: [note] }),
)
