import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { closeEventStreams } from '../http/event-stream.server'
import { notifyLocalListeners } from './content-changes.server'
import { streamContentChanges, TooManyStreams } from './stream-content-changes.server'

interface Trial {
  mayRead?: () => boolean
  isStillThere?: () => boolean
  readerId?: string
  /** Said with every change, so that it weighs something. */
  padding?: string
}

let people = 0

/** Follows a number that counts changes; `heard` is what arrived. */
function following(trial: Trial = {}) {
  const { request, response, ...rest } = begun(trial)
  const heard: unknown[] = []
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const data = /^data: (.*)$/m.exec(chunk)?.[1]
      if (data) heard.push(JSON.parse(data).latest)
    }
  })()
  return { ...rest, response, heard, ended, reader: request }
}

/** The same for a reader who has not read anything yet. */
function begun({ mayRead = () => true, isStillThere = () => true, readerId = `reader ${++people}`, padding }: Trial) {
  let latest = 0
  let reads = 0
  const request = new AbortController()
  const response = streamContentChanges({
    request: { method: 'GET', signal: request.signal },
    reader: { id: readerId, isSessionActive: async () => isStillThere() },
    tag: 'thing:1',
    state: -1,
    read: async (known) => {
      reads++
      if (!mayRead()) return null
      return known === latest ? undefined : { data: { latest, padding }, state: latest }
    },
  })
  const change = () => {
    latest++
    notifyLocalListeners(['thing:1'])
  }
  return { request, response, change, reads: () => reads }
}

test('a reader hears at once what it lacks, and then what changes', async () => {
  const { heard, change, reader, ended, response } = following()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await expect.poll(() => heard).toEqual([0])
  change()
  await expect.poll(() => heard).toEqual([0, 1])
  reader.abort()
  await ended
})

test('a hundred changes in a moment arrive as a few, the last one among them', async () => {
  const startedAt = performance.now()
  const { heard, change, reader, ended } = following()
  for (let number = 0; number < 100; number++) {
    change()
    await pause(2)
  }
  await expect.poll(() => heard.at(-1)).toBe(100)
  // ten a second, and the one at once
  expect(heard.length).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 100)
  reader.abort()
  await ended
})

test('other content wakes nobody, and a reader who left is asked nothing more', async () => {
  const { heard, change, reader, ended, reads } = following()
  await expect.poll(() => heard).toEqual([0])
  notifyLocalListeners(['thing:2'])
  await pause(150)
  expect(reads()).toBe(1)
  reader.abort()
  await ended
  change()
  await pause(150)
  expect(reads()).toBe(1)
})

test('the stream ends for who may not read any more, and for all when the process stops', async () => {
  let mayRead = true
  const shut = following({ mayRead: () => mayRead })
  const other = following()
  await expect.poll(() => shut.heard).toEqual([0])
  mayRead = false
  shut.change()
  await shut.ended
  closeEventStreams()
  await other.ended
})

test('once the session has ended nothing more is sent, and the stream ends with the next change', async () => {
  let isStillThere = true
  const { heard, change, ended, reads } = following({ isStillThere: () => isStillThere })
  await expect.poll(() => heard).toEqual([0])
  isStillThere = false
  change()
  await ended
  expect([heard, reads()]).toEqual([[0], 1])
})

test('where nothing changes the end of a session is noticed within twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let isStillThere = true
    const { heard, ended } = following({ isStillThere: () => isStillThere })
    await expect.poll(() => heard, { interval: 5 }).toEqual([0])
    await pause(150)
    isStillThere = false
    vi.advanceTimersByTime(20_000)
    await ended
  } finally {
    vi.useRealTimers()
  }
})

test('one person has twenty streams at most; one that ends makes room, and others are not concerned', async () => {
  const mine = Array.from({ length: 20 }, () => following({ readerId: 'mara' }))
  const one = () => following({ readerId: 'mara' })
  expect(one).toThrow(
    'You have 20 pages with live updates open. Close some of them. This one reconnects automatically.',
  )
  expect(one).toThrow(expect.objectContaining({ status: 429 }))
  const other = following()
  mine[0]?.reader.abort()
  await mine[0]?.ended
  const next = one()
  expect(one).toThrow(TooManyStreams)
  for (const { reader } of [...mine, other, next]) reader.abort()
  await Promise.all([...mine, other, next].map(({ ended }) => ended))
  const again = one()
  again.reader.abort()
})

test('who reads nothing is not waited for: the stream ends before much is kept for them', async () => {
  const { change, response, reads } = begun({ padding: 'x'.repeat(100_000) })
  for (let number = 0; number < 8; number++) {
    change()
    await pause(120)
  }
  const readsBefore = reads()
  expect(readsBefore).toBeLessThan(6)
  change()
  await pause(120)
  expect(reads()).toBe(readsBefore)
  await expect(response.text()).rejects.toThrow('A reader of events reads nothing.')
})

test('HEAD tells the kind of the stream and opens none', async () => {
  const signal = new AbortController().signal
  const read = vi.fn()
  const reader = { id: 'mara', isSessionActive: async () => true }
  const response = streamContentChanges({ request: { method: 'HEAD', signal }, reader, tag: 'thing:1', state: 0, read })
  expect([response.headers.get('content-type'), response.body]).toEqual(['text/event-stream', null])
  await pause(20)
  expect(read).not.toHaveBeenCalled()
})
