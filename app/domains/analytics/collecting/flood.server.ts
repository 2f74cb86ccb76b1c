const MINUTE_MS = 60_000
// many people may share one address, as in an office
const MOST_EVENTS_PER_MINUTE = 600
const MOST_SENDERS = 50_000

/** Counts events by sender and minute, in memory: a flood must not cost a query for each of its drops. */
export class FloodGate {
  #minute = 0
  #counts = new Map<string, number>()

  /** Whether this many more are within what people cause. */
  lets(sender: string, events: number, now: Date) {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#counts.clear()
    }
    const count = (this.#counts.get(sender) ?? 0) + events
    if (count <= MOST_EVENTS_PER_MINUTE && (this.#counts.has(sender) || this.#counts.size < MOST_SENDERS)) {
      this.#counts.set(sender, count)
    }
    return count <= MOST_EVENTS_PER_MINUTE
  }
}
