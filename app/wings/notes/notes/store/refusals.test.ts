import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FetchJsonError } from '~/kits/api/describe-api'
import { AUTOSAVE_DELAY_MS } from '~/kits/editing/autosave-machine'
import { NotesServerModel } from '~test/notes-server-model'
import { BrowserStorageModel, TabModel } from '~test/notes-tab-model'
import { emptyNote } from '../note'

const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const TOO_LONG = 'This note is too long. Create a new note.'
let server: NotesServerModel
let computer: BrowserStorageModel
let tab: TabModel

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('navigator', { onLine: true })
  server = new NotesServerModel('00000000-0000-4000-8000-000000000001')
  computer = new BrowserStorageModel()
  for (const id of [A, B]) server.create(id, { ...emptyNote(false), content: 'before' })
  tab = await aTab()
})
afterEach(() => void vi.useRealTimers())

async function aTab() {
  const opened = new TabModel(server, computer)
  await opened.deliverAll()
  return opened
}

const saying = (id = A, of = tab) => of.notes.find((note) => note.id === id)?.saveStatus
const onDevice = () => computer.texts().join('\n')

/** Types into the note, and waits until its save has got its answer. */
async function write(content: string, id = A) {
  tab.store.change(id, { content })
  await tab.pass(AUTOSAVE_DELAY_MS)
}

for (const [status, fields, said] of [
  [413, {}, 'The note is larger than 4 MB.'],
  [422, { content: TOO_LONG }, TOO_LONG],
] as const)
  test(`a note that is refused as it is written (${status}) says why, is kept on the device, and goes on once it is shorter`, async () => {
    const fault = new FetchJsonError(fields.content ? 'Some fields are invalid.' : said, status, fields)
    server.rejection = ({ content }) => (content.length > 10 ? fault : undefined)
    await write('far too long')
    expect(saying()).toEqual({ tone: 'danger', text: `Not saved: ${said}`, canRetry: true })
    expect(onDevice()).toContain('far too long')
    // it is not sent again and again, and other notes are saved meanwhile
    const save = vi.spyOn(server, 'save')
    await tab.pass(120_000)
    expect(save).not.toHaveBeenCalled()
    await write('other', B)
    expect(server.find(B).content).toBe('other')
    // the next tab finds it
    tab.kill()
    tab = await aTab()
    expect([saying()?.text, tab.notes.find(({ id }) => id === A)?.content]).toEqual([
      `Not saved: ${said}`,
      'far too long',
    ])
    await write('short')
    expect([server.find(A).content, saying()?.text]).toEqual(['short', 'Saved'])
    expect(computer.copies.size).toBe(0)
  })

test('a note that there is no room for says so, and goes on when the person tries again', async () => {
  const full = 'You have reached your storage limit. Shorten a note or empty the trash.'
  server.rejection = () => new FetchJsonError(full, 409)
  const id = tab.store.create({ ...emptyNote(false), content: 'new' })
  await tab.deliverAll()
  expect(saying(id)).toEqual({ tone: 'danger', text: `Not saved: ${full}`, canRetry: true })
  expect(onDevice()).toContain('new')
  server.rejection = () => undefined
  tab.store.retry(id)
  await tab.deliverAll()
  expect([server.find(id).content, saying(id)?.text]).toEqual(['new', 'Saved'])
})

test('who saves too often (429) is told that it is tried again, and it is, without a press of a button', async () => {
  server.rejection = () => new FetchJsonError('Too many saves.', 429)
  await write('quickly')
  expect(saying()).toEqual({ tone: 'warning', text: 'Not saved: retrying', canRetry: true })
  await write('more quickly')
  expect(onDevice()).toContain('more quickly')
  server.rejection = () => undefined
  await tab.pass(30_000)
  expect([server.find(A).content, saying()?.text]).toEqual(['more quickly', 'Saved'])
})

test('the device is not filled with one copy for each try', async () => {
  server.rejection = () => new FetchJsonError('Wait a moment.', 429)
  await write('only once')
  await tab.pass(31_000)
  await tab.pass(31_000)
  expect(onDevice().match(/only once/g)).toHaveLength(1)
  expect([...computer.copies.values()][0]?.unanswered).toHaveLength(1)
})

test('who is signed out (401) is told so, goes on writing, and is saved on coming back signed in', async () => {
  server.rejection = () => new FetchJsonError('User not authenticated', 401)
  await write('one')
  expect(saying()).toEqual({ tone: 'danger', text: 'Not saved: you are signed out', isSignedOut: true, canRetry: true })
  await write('one two')
  expect(onDevice()).toContain('one two')
  server.rejection = () => undefined
  tab.comeBack()
  await tab.deliverAll()
  expect([server.find(A).content, saying()?.text]).toEqual(['one two', 'Saved'])
})

test('a note that was deleted for good elsewhere (404) comes back with what is typed into it', async () => {
  server.notes.delete(A)
  await write('typed here')
  expect([server.find(A).content, saying()?.text]).toEqual(['typed here', 'Saved'])
})

test('a note that nobody has any more (404 to everything) says so, stays on the device, and goes on when it can', async () => {
  server.notes.delete(A)
  server.rejection = () => new FetchJsonError('Note not found.', 404)
  await write('typed here')
  expect(saying()).toEqual({ tone: 'danger', text: 'Not saved: this note no longer exists', canRetry: true })
  expect(onDevice()).toContain('typed here')
  server.rejection = () => undefined
  tab.store.retry(A)
  await tab.deliverAll()
  expect([server.find(A).content, saying()?.text]).toEqual(['typed here', 'Saved'])
})

test('what was decided against and is refused becomes a note of its own, and what was chosen is saved', async () => {
  tab.store.change(A, { content: 'mine' })
  server.save(A, { ...server.find(A), content: 'theirs' }, { basedOn: 1, isLeaving: false })
  await tab.pass(AUTOSAVE_DELAY_MS)
  server.rejection = ({ content }) => (content.length > 10 ? new FetchJsonError(TOO_LONG, 422) : undefined)
  tab.store.change(A, { content: 'mine, far too long' })
  tab.store.resolveConflict(A, 'theirs')
  await tab.deliverAll()
  await tab.pass(AUTOSAVE_DELAY_MS)
  expect([server.find(A).content, saying()?.text]).toEqual(['theirs', 'Saved'])
  expect(tab.notes.map(({ content }) => content)).toContain('mine, far too long')
})

test('a version that is refused becomes a note of its own, and what took its place is saved', async () => {
  server.rejection = ({ content }) => (content.length > 10 ? new FetchJsonError(TOO_LONG, 422) : undefined)
  tab.store.change(A, { content: 'far too long' })
  tab.store.replace(A, { content: 'answer' }, 'ai')
  await tab.deliverAll()
  expect([server.find(A).content, saying()?.text]).toEqual(['answer', 'Saved'])
  const aside = tab.notes.find(({ content }) => content === 'far too long')
  expect(aside?.saveStatus.text).toBe(`Not saved: ${TOO_LONG}`)
  expect(onDevice()).toContain('far too long')
  await write('and on', A)
  expect(server.find(A).content).toBe('and on')
})
