import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharedNote } from '../note'
import type { NotesDependencies } from './notes-dependencies'
import { buildNotesStore } from './notes-store'
import type { NotesSyncEvent } from './subscribe-to-notes'

type Answer = { notes: SharedNote[]; state: string }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const listOf = (state: string) => ({ state, notes: [{ id: state, title: state } as SharedNote] })
const news = (shared: string): NotesSyncEvent => ({ version: 0, notes: [], removed: [], shared })
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A store that was opened just now, whose reads of what others share are answered by hand. */
async function openedStore(list = async (_after?: string) => page(null)) {
  const asked: ((answer: Answer) => void)[] = []
  let hear: (told: NotesSyncEvent) => void = () => {}
  const surroundings = {
    client: {
      list,
      listShared: () => new Promise<Answer>((answer) => asked.push(answer)),
    },
    drafts: { listAbandoned: async () => [] },
    page: { isOnline: () => true, isVisible: () => true, watch() {} },
    subscribe(_known: unknown, listener: typeof hear) {
      hear = listener
      return () => {}
    },
  } as unknown as NotesDependencies
  const store = buildNotesStore('00000000-0000-4000-8000-000000000001', surroundings)
  store.open()
  await settled()
  return { asked, store, hear: (shared: string) => hear(news(shared)) }
}

const page = (after: string | null) => ({ notes: [], total: 0, after, version: 0 })

async function aStore() {
  const { asked, store, hear } = await openedStore()
  asked.shift()?.(listOf('first'))
  await vi.advanceTimersByTimeAsync(5_000)
  return { asked, hear, titles: () => titlesIn(store) }
}

const titlesIn = (store: ReturnType<typeof buildNotesStore>) => store.get().sharedNotes.map(({ title }) => title)

test('an answer that comes late does not bring back what is not shared any more', async () => {
  const late = await aStore()
  late.hear('stale')
  late.hear('newest')
  // were both asked at once, the newer would be answered first
  late.asked[1]?.(listOf('newest'))
  await settled()
  late.asked[0]?.(listOf('stale'))
  await vi.advanceTimersByTimeAsync(5_000)
  late.asked[1]?.(listOf('newest'))
  await settled()
  expect(late.titles()).toEqual(['newest'])
})

test('whoever changes a shared note ten times a second has it read about once a second', async () => {
  const { asked, hear, titles } = await aStore()
  for (let change = 0; change < 100; change++) {
    hear(`change ${change}`)
    await vi.advanceTimersByTimeAsync(100)
    for (const answer of asked.slice(-1)) answer(listOf(`change ${change}`))
    await settled()
  }
  await vi.advanceTimersByTimeAsync(2_000)
  asked.at(-1)?.(listOf('the end'))
  await settled()
  expect(asked.length).toBeLessThan(15)
  expect(titles()).toEqual(['the end'])
})

test('the end of the list brings the next notes also when it is reached while what is shared is on its way', async () => {
  const list = vi.fn(async (after?: string) => page(after ? null : 'the end'))
  const { asked, store } = await openedStore(list)
  for (const _ of ['seen', 'pressed']) void store.loadMore()
  await settled()
  expect([list.mock.calls.length, store.get().hasMore]).toEqual([1, true])
  asked.shift()?.(listOf('first'))
  await settled()
  expect(list.mock.calls).toEqual([[], ['the end']])
  expect(store.get().hasMore).toBe(false)
})
