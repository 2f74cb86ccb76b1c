import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSite } from '~test/running-site'

const settings = { DEMO: '0', LOG_LEVEL: 'error' }
const CLIENTS = 12

/** A program that keeps its connection and asks again as soon as it was answered, until nobody takes connections. */
async function askUntilClosed(origin: string, path: string, faults: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(origin)
  let answered = 0
  try {
    for (;;) {
      const body = JSON.stringify({ event_type: 'page_view', page_path: '/' })
      const headers = { 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'Mozilla/5.0' }
      const outgoing = request({ hostname, port, path, method: 'POST', agent, headers }).end(body)
      const [answer] = await once(outgoing, 'response')
      for await (const _ of answer);
      answered++
    }
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    if (code !== 'ECONNREFUSED') faults.push(code)
  }
  agent.destroy()
  return answered
}

test('a stop resets no request of those who keep their connections, and does not wait for them', async () => {
  const site = await startSite(settings)
  const faults: string[] = []
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    askUntilClosed(site.origin, index % 2 ? '/api/events' : '/api/auth/sign-in/email', faults),
  )
  await pause(1_000)
  const startedAt = performance.now()
  expect(await site.stop()).toBe(0)
  const stopMs = performance.now() - startedAt
  const answered = await Promise.all(clients)
  expect(Math.min(...answered)).toBeGreaterThan(0)
  expect(faults).toEqual([])
  expect(stopMs).toBeLessThan(9_000)
})

test('a body that is refused before it was read ends its connection in order, with the answer', async () => {
  const site = await startSite(settings)
  const { hostname, port } = new URL(site.origin)
  for (const [length, path] of [
    [`content-length: ${64 * 1024 * 1024}`, '/contact'],
    [`content-length: ${1024 * 1024}`, '/api/events'],
  ] as const) {
    const socket = connect(Number(port), hostname)
    const faults: string[] = []
    socket.on('error', ({ message }) => faults.push(message))
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    const type = path === '/contact' ? 'application/x-www-form-urlencoded' : 'application/json'
    socket.write(`POST ${path} HTTP/1.1\r\nhost: harbor.test\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`)
    // a slow line goes on sending what it has begun
    for (let sent = 0; sent < 12; sent++) {
      if (!socket.destroyed && socket.writable) socket.write('x'.repeat(1_024))
      await pause(100)
    }
    expect([path, answer.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 413 Payload Too Large'])
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(faults).toEqual([])
    socket.destroy()
  }
  await site.stop()
})
