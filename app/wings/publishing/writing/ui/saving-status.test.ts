import { expect, test } from 'vitest'
import type { AutosaveState, SaveProblem } from '~/kits/editing/autosave-machine'
import { emptyPostContent, normalizePostContent, type PostContent } from '~/wings/content/blog/post-content'
import { bodyTextAccessor } from '../rich-text-accessor'
import { formatShortDateTime, publicationStateLabel } from './publication-state'
import { describeSavingStatus } from './saving-status'
import { isSameContent } from './use-entry-draft'

const calm: AutosaveState<string> = {
  content: 'a',
  saved: 'a',
  revision: 1,
  sending: null,
  unanswered: [],
  problem: null,
  conflict: null,
  attempts: 0,
  isUrgent: false,
}
const said = (state: AutosaveState<string>, isChanged = true) =>
  describeSavingStatus(state, isChanged, { savedAt: 8_000, now: 10_000, noun: 'post' }).text

test('the screen says in words what becomes of the writing', () => {
  expect(said(calm, false)).toBe('Saved 2 s ago')
  expect(said({ ...calm, sending: 'b' })).toBe('Saving')
  const troubled = (problem: SaveProblem) => said({ ...calm, content: 'b', problem })
  expect(troubled({ kind: 'offline' })).toBe('Offline. Stored on this device')
  expect(troubled({ kind: 'unreachable' })).toMatch(/^Not saved: the site is not responding/)
  expect(troubled({ kind: 'signed-out' })).toMatch(/^Not saved: you are signed out/)
  expect(troubled({ kind: 'refused', message: 'Some fields are wrong.', fields: { title: 'Too long.' } })).toBe(
    'Not saved: Too long.',
  )
})

test('the screen says in words what readers see', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  const published = { publishedAt: '2026-11-19T09:00:00Z', publishedRevision: 4, publishedSlug: 'a', isDeleted: false }
  const words = (state: Partial<typeof published>, revision = 4, isChanged = false) =>
    publicationStateLabel({ ...published, ...state }, { revision, isChanged, now })
  expect(words({})).toBe('Published')
  expect(words({}, 5)).toBe('Published, unpublished changes')
  expect(words({}, 4, true)).toBe('Published, unpublished changes')
  expect(words({ publishedAt: '2026-11-24T09:00:00Z' })).toMatch(/^Scheduled for Tue 24 Nov/)
  expect(words({ isDeleted: true })).toBe('Trash')
})

test('a moment is told by the clock of its reader', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(formatShortDateTime(new Date('2026-11-24T08:00:00Z'), now, 'Europe/Berlin')).toBe('Tue 24 Nov, 09:00')
  expect(formatShortDateTime(new Date('2027-01-05T23:30:00Z'), now, 'Europe/Berlin')).toBe('Wed 6 Jan 2027, 00:30')
})

test('what the server trims and adds is no difference; any word is', () => {
  const isSame = (a: PostContent, b: PostContent) =>
    isSameContent<PostContent>(a, b, { normalize: normalizePostContent, richTexts: bodyTextAccessor })
  const post = { ...emptyPostContent, title: 'A title', body: '<h2>A</h2>' }
  expect(isSame(post, { ...post, title: ' A title ', body: '<h2 id="a">A</h2>' })).toBe(true)
  expect(isSame(post, Object.fromEntries(Object.entries(post).reverse()) as PostContent)).toBe(true)
  expect(isSame(post, { ...post, body: '<h2>B</h2>' })).toBe(false)
  expect(isSame(post, { ...post, tags: ['x'] })).toBe(false)
  expect(isSame(post, { ...post, seo: { ...post.seo, isNoindex: true } })).toBe(false)
})
