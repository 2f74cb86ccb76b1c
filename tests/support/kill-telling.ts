import { randomUUID } from 'node:crypto'

const AT_ONCE = 8
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Browsers that tell of page views, each of which begins again as soon as it was answered; the ids that were acknowledged. */
export class Tellers {
  /** The paths that were acknowledged; each was sent once, or again when no answer came. */
  readonly acknowledged = new Set<string>()
  readonly sent = new Set<string>()
  #isOver = false

  /** Tells until `end` is called; whatever the site does. */
  async tell(origin: string) {
    this.#isOver = false
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#tellOneByOne(origin)))
  }

  end() {
    this.#isOver = true
  }

  async #tellOneByOne(origin: string) {
    while (!this.#isOver) {
      const id = randomUUID()
      const path = `/blog/${id}`
      this.sent.add(path)
      const body = JSON.stringify({ event_id: id, event_type: 'page_view', page_path: path, metadata: {} })
      const headers = { 'content-type': 'application/json', 'user-agent': firefox, 'x-forwarded-for': randomAddress() }
      const answer = await fetch(`${origin}/api/events`, { method: 'POST', headers, body }).catch(() => undefined)
      if (answer?.status === 204) this.acknowledged.add(path)
      else if (!answer) return
    }
  }
}

function randomAddress() {
  return `203.0.113.${Math.floor(Math.random() * 256)}`
}
