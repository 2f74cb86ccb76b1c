import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { announceHere } from './content-changes.server'
import { endEventStreams } from './event-stream.server'
import { followContent } from './follow-content.server'

/** Follows a number that counts changes; `heard` is what arrived. */
function following(mayRead = () => true) {
  let latest = 0
  let reads = 0
  const heard: unknown[] = []
  const reader = new AbortController()
  const response = followContent({
    signal: reader.signal,
    tag: 'thing:1',
    state: -1,
    read: async (known) => {
      reads++
      if (!mayRead()) return null
      return known === latest ? undefined : { data: { latest }, state: latest }
    },
  })
  const ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const data = /^data: (.*)$/m.exec(chunk)?.[1]
      if (data) heard.push(JSON.parse(data).latest)
    }
  })()
  const change = () => {
    latest++
    announceHere(['thing:1'])
  }
  return { heard, change, reader, ended, reads: () => reads, response }
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
  const { heard, change, reader, ended } = following()
  for (let number = 0; number < 100; number++) {
    change()
    await pause(2)
  }
  await expect.poll(() => heard.at(-1)).toBe(100)
  expect(heard.length).toBeLessThan(10)
  reader.abort()
  await ended
})

test('other content wakes nobody, and a reader who left is asked nothing more', async () => {
  const { heard, change, reader, ended, reads } = following()
  await expect.poll(() => heard).toEqual([0])
  announceHere(['thing:2'])
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
  const shut = following(() => mayRead)
  const other = following()
  await expect.poll(() => shut.heard).toEqual([0])
  mayRead = false
  shut.change()
  await shut.ended
  endEventStreams()
  await other.ended
})
