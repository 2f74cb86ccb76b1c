interface Message {
  run: () => unknown
  resolve: (reply: never) => void
  reject: (error: unknown) => void
}

/** What a bad line does to a request. */
export type RequestOutcome = 'arrives' | 'is lost' | 'loses its answer' | 'arrives late' | 'arrives twice'

/** A line on which requests wait until somebody says what becomes of them, in whatever order. */
export class ConnectionModel {
  isOnline = true
  private waiting: Message[] = []
  /** Given up by who sent them, but still on their way. */
  private strayRequests: (() => unknown)[] = []

  request<Reply>(run: () => Reply): Promise<Reply> {
    if (!this.isOnline) return Promise.reject(networkError())
    return new Promise<Reply>((resolve, reject) => this.waiting.push({ run, resolve, reject }))
  }

  /** Something happens to one of the waiting requests, the oldest for 0. */
  resolveNext(outcome: RequestOutcome, place: number) {
    const [message] = this.waiting.splice(this.waiting.length === 0 ? 0 : place % this.waiting.length, 1)
    if (!message) return
    const { run, resolve, reject } = message
    if (outcome === 'arrives late' || outcome === 'arrives twice') this.strayRequests.push(run)
    if (outcome === 'is lost' || outcome === 'arrives late') return reject(networkError())
    try {
      const reply = run()
      if (outcome === 'loses its answer') reject(networkError())
      else resolve(reply as never)
    } catch (error) {
      reject(outcome === 'loses its answer' ? networkError() : error)
    }
  }

  /** One of those that nobody waits for any more gets there after all. */
  deliverStray(place: number) {
    const [run] = this.strayRequests.splice(this.strayRequests.length === 0 ? 0 : place % this.strayRequests.length, 1)
    try {
      run?.()
    } catch {
      // nobody hears the answer
    }
  }

  get isIdle() {
    return this.waiting.length === 0 && this.strayRequests.length === 0
  }

  goOffline() {
    this.isOnline = false
    for (const { reject } of this.waiting.splice(0)) reject(networkError())
  }

  /** Who sent them is gone; they are on their way all the same. */
  abandon() {
    for (const { run } of this.waiting.splice(0)) this.strayRequests.push(run)
  }
}

const networkError = () => new TypeError('Failed to fetch')

const MAX_PROMISE_CHAIN = 60 // of promises between an answer and what it makes of the screen

export async function flushPromises() {
  for (let count = 0; count < MAX_PROMISE_CHAIN; count++) await Promise.resolve()
}
