import { randomUUID } from 'node:crypto'

const CONCURRENCY = 8
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Browsers that tell of page views, each of which begins again as soon as it was answered; the ids that were acknowledged. */
export class EventSenders {
  /** The paths that were acknowledged; each was sent once, or again when no answer came. */
  readonly acknowledged = new Set<string>()
  readonly sent = new Set<string>()
  #isOver = false

  /** Tells until `end` is called; whatever the site does. */
  async send(origin: string) {
    this.#isOver = false
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.#sendSequentially(origin)))
  }

  stop() {
    this.#isOver = true
  }

  async #sendSequentially(origin: string) {
    while (!this.#isOver) {
      const id = randomUUID()
      const path = `/blog/${id}`
      this.sent.add(path)
      const body = JSON.stringify(createEvents(id, path))
      const headers = {
        'content-type': 'application/json',
        'user-agent': firefox,
        'x-forwarded-for': randomIpAddress(),
      }
      const send = () => fetch(`${origin}/api/events`, { method: 'POST', headers, body }).catch(() => undefined)
      // some answers get lost, and what they were about comes again
      const answers = await Promise.all(Math.random() < 0.2 ? [send(), send()] : [send()])
      if (answers.some((answer) => answer?.status === 204)) this.acknowledged.add(path)
      if (answers.some((answer) => !answer)) return
    }
  }
}

/** A page that nobody else sees, its end, a page that everybody sees, a click, and what an admin does. */
function createEvents(id: string, path: string) {
  const event = (name: string, event_type: string, page_path: string, metadata: object) => ({
    event_id: id.replace(/^./, name),
    event_type,
    page_path,
    metadata,
  })
  return [
    event('a', 'page_view', path, {}),
    event('b', 'page_end', path, { seconds: 5, scroll: 50 }),
    event('c', 'page_view', '/', { utm_source: 'news' }),
    event('d', 'cta_click', '/', { cta_name: 'Buy now' }),
    event('e', 'page_view', '/', { is_admin: true }),
  ]
}

function randomIpAddress() {
  return `203.0.113.${Math.floor(Math.random() * 256)}`
}
