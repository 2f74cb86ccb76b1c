// Tells of `rate` page views a second, until it is ended: node tell-steadily.mjs ORIGIN RATE
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const [origin = '', rate = '0'] = process.argv.slice(2)
const EVERY_MS = 20
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const startedAt = performance.now()
let told = 0
let taken = 0

setInterval(() => {
  const due = ((performance.now() - startedAt) / 1000) * Number(rate)
  for (; told < due; told++) tell()
}, EVERY_MS)
setInterval(() => console.log(taken), 500)

function tell() {
  const body = JSON.stringify({
    ...{ event_id: randomUUID(), event_type: 'page_view', page_path: `/blog/page-${told % 5_000}`, metadata: {} },
    ...{ session_id: `s-${told % 1_000}`, referrer: 'https://news.example/item', timezone: 'Europe/Lisbon' },
  })
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'x-forwarded-for': `198.51.${told % 256}.${(told >> 8) % 256}`,
  }
  const sending = request(`${origin}/api/events`, { method: 'POST', headers, agent }, (answer) => {
    if (answer.statusCode === 204) taken++
    answer.resume()
  })
  sending.on('error', () => {})
  sending.end(body)
}
