import { expect, test } from 'vitest'
import { readEventStream } from './read-event-stream'

test('events are read however the stream is cut, and heartbeats are passed over', async () => {
  const text = 'retry: 1000\n\ndata: {"say":"žába"}\n\n: still here\n\ndata: [1,2]\n\ndata: {"half":'
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 3, 7, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const events: unknown[] = []
    for await (const event of readEventStream(body)) events.push(event)
    expect(events).toEqual([{ say: 'žába' }, [1, 2]])
  }
})
