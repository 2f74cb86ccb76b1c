import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTOSAVE_DELAY_MS } from '~/kits/editing/autosave-machine'
import { flushPromises } from '~test/notes-connection-model'
import { NotesServerModel } from '~test/notes-server-model'
import { BrowserStorageModel, TabModel } from '~test/notes-tab-model'
import { emptyNote } from '../note'

const ME = '00000000-0000-4000-8000-000000000001'
const [A, B] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
let server: NotesServerModel
let computer: BrowserStorageModel

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  server = new NotesServerModel(ME)
  computer = new BrowserStorageModel()
  server.create(A, { ...emptyNote(false), title: 'A', content: 'a' })
  server.create(B, { ...emptyNote(false), title: 'B', content: 'b' })
})
afterEach(() => void vi.useRealTimers())

async function aTab(storage = computer) {
  const tab = new TabModel(server, storage)
  await tab.deliverAll()
  return tab
}

const titles = (tab: TabModel) => tab.notes.map(({ title }) => title)
const shown = (tab: TabModel, id = A) => tab.notes.find((note) => note.id === id)

test('Autosave: 2 seconds after the last change, kept on this device at once', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'a1' })
  await tab.pass(AUTOSAVE_DELAY_MS - 1)
  tab.store.change(A, { content: 'a12' })
  expect([...computer.copies.values()].map(({ content }) => content.content)).toEqual(['a12'])
  await tab.pass(AUTOSAVE_DELAY_MS - 1)
  expect([server.find(A).revision, shown(tab)?.saveStatus.text]).toEqual([1, 'Saving'])
  await tab.pass(1)
  expect([server.find(A).content, shown(tab)?.saveStatus.text]).toEqual(['a12', 'Saved'])
  expect(computer.copies.size).toBe(0)
})

test('only if title, content, to-do flag or items differ from the stored note', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'a', title: 'A' })
  tab.store.changeAndSave(A, { items: [] })
  await tab.pass(AUTOSAVE_DELAY_MS)
  expect(server.find(A).revision).toBe(1)
})

test('After saving, the note replaces its list entry and the list is re-sorted by updated_at, newest first', async () => {
  const tab = await aTab()
  expect(titles(tab)).toEqual(['B', 'A'])
  tab.store.change(A, { title: 'A1' })
  expect(titles(tab)).toEqual(['B', 'A1'])
  await tab.pass(AUTOSAVE_DELAY_MS)
  expect(titles(tab)).toEqual(['A1', 'B'])
  await Promise.all([tab.store.pin(B, true), tab.deliverAll()])
  expect(titles(tab)).toEqual(['B', 'A1'])
})

test('Creating a note: placed first; it is there at once, and saved once there is a connection', async () => {
  const tab = await aTab()
  tab.connection.goOffline()
  const id = tab.store.create(emptyNote(true))
  expect(titles(tab)).toEqual(['New Todo List', 'B', 'A'])
  await flushPromises()
  expect([shown(tab, id)?.saveStatus.text, tab.store.get().total]).toEqual(['Offline', 3])
  tab.comeBack()
  await tab.deliverAll()
  expect(server.find(id)).toMatchObject({ is_todo: true, items: [{ text: '', done: false }] })
  expect(shown(tab, id)?.saveStatus.text).toBe('Saved')
})

test('clicking toggles done and saves immediately', async () => {
  const tab = await aTab()
  tab.store.changeAndSave(A, { items: [{ text: 'x', done: true }] })
  await tab.deliverAll()
  expect(server.find(A).items).toEqual([{ text: 'x', done: true }])
})

test('what is unsaved goes when the page is hidden, when another note is written, and when the panel closes', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'hidden' })
  tab.leave()
  await tab.deliverAll()
  expect(server.find(A).content).toBe('hidden')
  tab.store.change(A, { content: 'left' })
  tab.store.change(B, { content: 'closed' })
  await tab.deliverAll()
  expect(server.find(A).content).toBe('left')
  tab.store.close()
  await tab.deliverAll()
  expect(server.find(B).content).toBe('closed')
})

test('an answer of the AI keeps what was typed before it, saved or not', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'typed' })
  tab.store.replace(A, { content: 'answer' }, 'ai')
  await tab.deliverAll()
  expect(server.find(A).content).toBe('answer')
  expect(server.snapshots.get(A)).toMatchObject([{ content: 'typed', reason: 'ai' }])
})

test('two tabs of one person follow each other live', async () => {
  const [one, two] = [await aTab(), await aTab()]
  one.store.change(A, { content: 'from one' })
  await one.pass(AUTOSAVE_DELAY_MS)
  two.hearNews()
  expect(shown(two)?.content).toBe('from one')
})

test('a conflict shows both versions and lets the person keep one, the other or both', async () => {
  const theirs = async (content: string) => {
    const tab = await aTab()
    tab.store.change(A, { content: 'mine' })
    server.save(A, { ...server.find(A), content }, { basedOn: server.find(A).revision, isLeaving: false })
    await tab.pass(AUTOSAVE_DELAY_MS)
    expect(shown(tab)).toMatchObject({ content: 'mine', conflict: { content: { content } } })
    return tab
  }
  const first = await theirs('theirs 1')
  first.store.resolveConflict(A, 'theirs')
  await first.deliverAll()
  expect(shown(first)).toMatchObject({ content: 'theirs 1', conflict: null, saveStatus: { text: 'Saved' } })
  expect([server.find(A).content, server.snapshots.get(A)]).toMatchObject([
    'theirs 1',
    [
      { content: 'theirs 1', reason: 'conflict' },
      { content: 'mine', reason: 'conflict' },
    ],
  ])
  const second = await theirs('theirs 2')
  second.store.resolveConflict(A, 'both')
  await second.deliverAll()
  expect([...server.list().notes].map(({ content }) => content).sort()).toEqual(['b', 'mine', 'theirs 2'])
  const third = await theirs('theirs 3')
  third.store.resolveConflict(A, 'mine')
  await third.deliverAll()
  expect([server.find(A).content, server.snapshots.get(A)?.at(-1)]).toMatchObject([
    'mine',
    { content: 'theirs 3', reason: 'conflict' },
  ])
})

test('what was decided against without a connection is in the history once there is one, in the next tab too', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'mine' })
  server.save(A, { ...server.find(A), content: 'theirs' }, { basedOn: 1, isLeaving: false })
  await tab.pass(AUTOSAVE_DELAY_MS)
  tab.connection.goOffline()
  tab.store.resolveConflict(A, 'theirs')
  await flushPromises()
  expect(shown(tab)).toMatchObject({ content: 'theirs', saveStatus: { text: 'Offline' } })
  tab.kill()
  const next = await aTab()
  expect(shown(next)).toMatchObject({ content: 'theirs', conflict: null, saveStatus: { text: 'Saved' } })
  expect(server.find(A).content).toBe('theirs')
  expect(server.snapshots.get(A)?.map(({ content }) => content)).toContain('mine')
})

test('what was chosen reaches the server though the line breaks right after what was decided against', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'mine' })
  server.save(A, { ...server.find(A), content: 'theirs' }, { basedOn: 1, isLeaving: false })
  await tab.pass(AUTOSAVE_DELAY_MS)
  tab.store.resolveConflict(A, 'theirs')
  tab.connection.resolveNext('loses its answer', 0)
  await flushPromises()
  tab.store.retry(A)
  tab.connection.resolveNext('arrives', 0)
  await flushPromises()
  tab.connection.goOffline()
  await flushPromises()
  expect([server.find(A).content, shown(tab)?.saveStatus.text]).toEqual(['mine', 'Offline'])
  tab.comeBack()
  await tab.deliverAll()
  expect([server.find(A).content, shown(tab)?.saveStatus.text]).toEqual(['theirs', 'Saved'])
})

test('what a killed tab left is put on the screen, with a way back to what the server had', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'a and more' })
  const fresh = tab.store.create({ ...emptyNote(false), content: 'never saved' })
  tab.connection.resolveNext('is lost', 0)
  tab.kill()
  const next = await aTab()
  expect(shown(next)).toMatchObject({ content: 'a and more', recoveredAt: Date.now() })
  expect(shown(next, fresh)).toMatchObject({ content: 'never saved' })
  expect([server.find(A).content, server.find(fresh).content]).toEqual(['a and more', 'never saved'])
  next.store.undoRecovery(A)
  await next.deliverAll()
  expect(shown(next)).toMatchObject({ content: 'a', recoveredAt: null })
  expect(server.snapshots.get(A)).toMatchObject([{ content: 'a and more', reason: 'restoration' }])
})

test('a note that went into the trash elsewhere comes back with what is typed into it here', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'a and more' })
  server.remove(A)
  await tab.pass(AUTOSAVE_DELAY_MS)
  expect(server.find(A).content).toBe('a and more')
  server.remove(B)
  tab.hearNews()
  expect(titles(tab)).toEqual(['A'])
})

test('Deleting a note: removed; the undo brings it back', async () => {
  const tab = await aTab()
  tab.store.change(A, { content: 'just typed' })
  const removal = tab.store.remove(A)
  expect(titles(tab)).toEqual(['B'])
  await tab.deliverAll()
  expect(await removal).toBe(true)
  const [isRestored] = await Promise.all([tab.store.restore(A), tab.deliverAll()])
  expect([isRestored, shown(tab)?.content]).toEqual([true, 'just typed'])
  // without a connection it stays where it is
  tab.connection.goOffline()
  expect(await tab.store.remove(A)).toBe(false)
  expect(titles(tab)).toContain('A')
})

test('whoever opens the trash while notes are on their way into it waits for them', async () => {
  const tab = await aTab()
  const removals = [tab.store.remove(A), tab.store.remove(B)]
  const onOpened = vi.fn()
  const opened = tab.store.waitForRemovals().then(onOpened)
  await flushPromises()
  expect(onOpened).not.toHaveBeenCalled()
  await tab.deliverAll()
  await opened
  expect(await Promise.all(removals)).toEqual([true, true])
})

test('a note whose deletion failed shows what others changed meanwhile, and goes when they deleted it', async () => {
  const tab = await aTab()
  const [removal, other] = [tab.store.remove(A), tab.store.remove(B)]
  await flushPromises()
  server.save(A, { ...emptyNote(false), content: 'newer' }, { basedOn: 1, isLeaving: false })
  server.remove(B)
  tab.hearNews()
  expect(tab.notes).toEqual([])
  tab.connection.resolveNext('is lost', 0)
  tab.connection.resolveNext('is lost', 0)
  expect(await Promise.all([removal, other])).toEqual([false, false])
  expect(tab.notes).toMatchObject([{ id: A, content: 'newer' }])
})
