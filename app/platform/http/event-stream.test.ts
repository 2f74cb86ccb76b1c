import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { expect, test, vi } from 'vitest'
import { eventStreamResponse } from './event-stream.server'

const ONE_MB = 1_024 * 1_024
const MAX_SENT = 60 // the systems at both ends keep some of it

test('a connection whose reader stops reading is cut, not kept with everything that is meant for it', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const hasEnded = vi.fn()
  let sent = 0
  const server = serve({
    port: 0,
    fetch: ({ signal }) =>
      eventStreamResponse(signal, ({ send }) => {
        const sending = setInterval(() => {
          sent++
          send('x'.repeat(ONE_MB))
        }, 5)
        return () => {
          clearInterval(sending)
          hasEnded()
        }
      }),
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('Nobody listens.')
  const reader = connect(address.port, '127.0.0.1')
  reader.on('error', () => {}).pause()
  reader.write('GET / HTTP/1.1\r\nHost: harbor.test\r\n\r\n')
  try {
    await expect.poll(() => hasEnded.mock.calls.length || sent > MAX_SENT, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0)
    await pause(30)
    expect(hasEnded).toHaveBeenCalledTimes(1)
  } finally {
    reader.destroy()
    server.close()
    printed.mockRestore()
  }
})
