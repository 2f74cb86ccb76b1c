import { expect, test } from '~test/test'
import { streamLiveVisitors, TooManyLiveStreams } from './stream-live-visitors.server'

async function firstEvent({ body }: Response) {
  if (!body) throw new Error('no body')
  let text = ''
  for await (const chunk of body) {
    text += Buffer.from(chunk).toString()
    const data = /^data: (.*)$/m.exec(text)?.[1]
    if (data) return JSON.parse(data)
  }
}

test('who begins to read is told at once who is on the site', async ({ db }) => {
  const reading = new AbortController()
  const answer = streamLiveVisitors(db, { method: 'GET', signal: reading.signal })
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  expect(await firstEvent(answer)).toEqual({ visitors: 0, pages: [] })
  reading.abort()
})

test('a hundred read at once; who goes makes room for another', async ({ database: { db } }) => {
  const readers = Array.from({ length: 100 }, () => new AbortController())
  const told = readers.map(({ signal }) => firstEvent(streamLiveVisitors(db, { method: 'GET', signal })))
  const late = new AbortController()
  const read = () => streamLiveVisitors(db, { method: 'GET', signal: late.signal })
  expect(read).toThrow(TooManyLiveStreams)
  await Promise.all(told)
  for (const reader of readers) reader.abort()
  expect(await firstEvent(read())).toEqual({ visitors: 0, pages: [] })
  late.abort()
})

test('to HEAD the headers are told, and nobody is counted as a reader', async ({ db }) => {
  const { body, headers } = streamLiveVisitors(db, { method: 'HEAD', signal: new AbortController().signal })
  expect([body, headers.get('Content-Type')]).toEqual([null, 'text/event-stream'])
})
