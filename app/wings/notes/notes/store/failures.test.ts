import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushPromises } from '~test/notes-connection-model'
import { NotesServerModel } from '~test/notes-server-model'
import { BrowserStorageModel, TabModel } from '~test/notes-tab-model'
import { emptyNote } from '../note'

const ME = '00000000-0000-4000-8000-000000000001'
const [A, B] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

test('Notes panel failures (load notes, shared notes, save, create, delete) are logged', async () => {
  const warnings = () => vi.mocked(console.warn).mock.calls.map(([sentence]) => sentence)
  const server = new NotesServerModel(ME)
  for (const id of [A, B]) server.create(id, { ...emptyNote(false), content: 'before' })
  const away = new TabModel(server, new BrowserStorageModel())
  away.connection.goOffline()
  await away.deliverAll()
  expect(warnings()).toEqual(['The notes could not be loaded.'])
  const tab = new TabModel(server, new BrowserStorageModel())
  await tab.deliverAll()
  vi.mocked(console.warn).mockClear()
  tab.connection.goOffline()
  tab.store.changeAndSave(A, { content: 'a1' })
  await flushPromises()
  tab.store.create(emptyNote(false))
  await flushPromises()
  await tab.store.remove(B)
  expect(warnings()).toEqual([
    'The note could not be saved.',
    'The note could not be created.',
    'The note could not be moved into the trash.',
  ])
})
