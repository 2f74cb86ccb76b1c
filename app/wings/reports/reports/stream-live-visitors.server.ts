import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import {
  type EventStreamSender,
  eventStreamHeadResponse,
  eventStreamResponse,
} from '~/platform/http/event-stream.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { countLiveVisitors } from '~/wings/events/analytics/live-visitors.queries.server'

const EVERY_MS = 5_000
// who reads on is asked again who they are: browsers come back by themselves
const MAX_DURATION_MS = 5 * 60_000
const MAX_READERS = 100

type Send = EventStreamSender['send']

interface LiveSubscribers {
  sends: Set<Send>
  timer: NodeJS.Timeout
}

const readersOf = new Map<Database, LiveSubscribers>()

export class TooManyLiveStreams extends DomainError {
  constructor() {
    super('Too many open live views. Close some tabs.', 429)
  }
}

/**
 * Tells every five seconds who is on the site; one question for all who read in this process, none where nobody does.
 * @throws TooManyLiveStreams
 */
export function streamLiveVisitors(db: Database, request: Pick<Request, 'method' | 'signal'>) {
  if (request.method === 'HEAD') return eventStreamHeadResponse()
  if ((readersOf.get(db)?.sends.size ?? 0) >= MAX_READERS) throw new TooManyLiveStreams()
  return eventStreamResponse(request.signal, ({ send, close }) => {
    const leave = subscribe(db, send)
    const end = setTimeout(close, MAX_DURATION_MS)
    void sendLiveVisitors(db, [send])
    return () => {
      clearTimeout(end)
      leave()
    }
  })
}

function subscribe(db: Database, send: Send) {
  const readers = readersOf.get(db) ?? startPolling(db)
  readers.sends.add(send)
  return () => {
    readers.sends.delete(send)
    if (readers.sends.size > 0 || readersOf.get(db) !== readers) return
    clearInterval(readers.timer)
    readersOf.delete(db)
  }
}

function startPolling(db: Database) {
  let isAsking = false
  const sends = new Set<Send>()
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    await sendLiveVisitors(db, sends)
    isAsking = false
  }, EVERY_MS)
  const readers = { sends, timer }
  readersOf.set(db, readers)
  return readers
}

async function sendLiveVisitors(db: Database, sends: Iterable<Send>) {
  try {
    const live = await countLiveVisitors(db)
    for (const send of sends) send(live)
  } catch (error) {
    logThrottled('warn', { err: error }, 'who is on the site could not be counted')
  }
}
