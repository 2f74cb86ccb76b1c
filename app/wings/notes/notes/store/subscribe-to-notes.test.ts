import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushPromises } from '~test/notes-connection-model'
import { NotesServerModel } from '~test/notes-server-model'
import { emptyNote } from '../note'
import { buildNotesStore } from './notes-store'
import { subscribeToNotes } from './subscribe-to-notes'

const ME = '00000000-0000-4000-8000-000000000001'
const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const FIRST_PAUSE_MS = 500
let server: NotesServerModel

/** Streams as the browser has them: each sends what is new since the version that its address names. */
class Stream {
  static readonly OPEN = 1
  static all: Stream[] = []
  static isDown = false
  readyState = 0
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
  private version: number

  constructor(address: string) {
    this.version = Number(new URL(address, 'http://site.test').searchParams.get('version'))
    Stream.all.push(this)
    queueMicrotask(() => (Stream.isDown ? this.break() : this.look()))
  }

  look() {
    if (this.readyState === 2) return
    this.readyState = Stream.OPEN
    const news = server.newsSince(this.version)
    if (!news) return
    this.version = news.version
    this.onmessage?.({ data: JSON.stringify(news) })
  }

  break() {
    if (this.readyState === 2) return
    this.readyState = 0
    this.onerror?.()
  }

  close() {
    this.readyState = 2
  }
}

const open = () => Stream.all.filter(({ readyState }) => readyState !== 2)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('window', new EventTarget())
  Stream.all = []
  Stream.isDown = false
  server = new NotesServerModel(ME)
  for (const id of [A, B]) server.create(id, { ...emptyNote(false), content: 'before' })
})
afterEach(() => void vi.useRealTimers())

/** A tab that only looks: what is on its screen came with the list or by the stream. */
async function aReader() {
  const never = () => Promise.reject(new Error('nothing is asked'))
  const store = buildNotesStore(ME, {
    client: {
      search: never,
      count: never,
      find: never,
      save: never,
      pin: never,
      remove: never,
      restore: never,
      list: async () => server.list(),
      listShared: async () => ({ notes: [], state: '' }),
    },
    drafts: {
      save: async () => {},
      delete: async () => {},
      listAbandoned: async () => [],
      deleteAbandoned: async () => {},
    },
    page: { isOnline: () => true, isVisible: () => true, watch: () => {} },
    subscribe: subscribeToNotes,
  })
  store.open()
  await flushPromises()
  return { store, contents: () => store.get().notes.map(({ id, content }) => [id, content]) }
}

function writeElsewhere(id: string, content: string) {
  const note = server.find(id)
  server.save(id, { ...note, content }, { basedOn: note.revision, isLeaving: false })
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  await flushPromises()
}

test('after the stream breaks and returns, changes that were missed meanwhile arrive', async () => {
  const { contents } = await aReader()
  writeElsewhere(A, 'by the stream')
  open()[0]?.look()
  expect(contents()).toContainEqual([A, 'by the stream'])
  Stream.isDown = true
  open()[0]?.break()
  writeElsewhere(A, 'missed')
  server.remove(B)
  await pass(FIRST_PAUSE_MS)
  expect(contents()).toContainEqual([A, 'by the stream'])
  Stream.isDown = false
  await pass(2 * FIRST_PAUSE_MS)
  expect(contents()).toEqual([[A, 'missed']])
  expect(open()).toHaveLength(1)
})

test('it comes back at once when there is a connection again, and never after the panel is closed', async () => {
  const { store, contents } = await aReader()
  Stream.isDown = true
  open()[0]?.break()
  // each pause is longer than the one before
  for (let count = 0; count < 6; count++) await pass(16_000)
  writeElsewhere(A, 'missed')
  Stream.isDown = false
  window.dispatchEvent(new Event('online'))
  await flushPromises()
  expect(contents()).toContainEqual([A, 'missed'])
  store.close()
  expect(open()).toHaveLength(0)
  const { length } = Stream.all
  window.dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(Stream.all).toHaveLength(length)
})
