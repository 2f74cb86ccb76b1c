const MINUTE_MS = 60_000
// many people may share one address, as in an office
const MAX_EVENTS_PER_MINUTE = 600
// an office reads the same pages; who makes up addresses does not
const MAX_PATHS_PER_MINUTE = 200
const MAX_SENDERS = 50_000

interface SenderUsage {
  events: number
  /** Hashes of the paths, which are from outside and may be long. */
  paths: Set<number>
}

/** Counts events by sender and minute, in memory: a flood must not cost a query for each of its drops. */
export class EventRateLimiter {
  #minute = 0
  #senders = new Map<string, SenderUsage>()

  /** Whether these events, told by the paths of their pages, are within what people cause. */
  allows(sender: string, paths: string[], now: Date) {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#senders.clear()
    }
    const sent = this.#senders.get(sender) ?? { events: 0, paths: new Set() }
    if (sent.events + paths.length > MAX_EVENTS_PER_MINUTE) return false
    for (const path of paths) if (sent.paths.size <= MAX_PATHS_PER_MINUTE) sent.paths.add(hashOf(path))
    if (sent.paths.size > MAX_PATHS_PER_MINUTE) return false
    sent.events += paths.length
    if (this.#senders.size < MAX_SENDERS) this.#senders.set(sender, sent)
    return true
  }
}

// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
