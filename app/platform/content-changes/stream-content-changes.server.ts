import { DomainError } from '../errors/errors'
import { eventStreamHeadResponse, eventStreamResponse } from '../http/event-stream.server'
import { logThrottled } from '../monitoring/log-throttled.server'
import { type ContentTag, onContentChange } from './content-changes.server'

const MAX_EVENTS_PER_SECOND = 10
const REST_MS = 1000 / MAX_EVENTS_PER_SECOND

// also where nothing changes, a session that has ended is noticed
const HEARTBEAT_MS = 20_000
const MAX_STREAMS = 20

interface StreamReader {
  /** Whose streams are counted together. */
  id: string
  /** False once the session has ended that the stream was asked for with; asked before everything that is sent. */
  isSessionActive: () => Promise<boolean>
}

interface ContentStreamOptions<State> {
  /** The stream ends with it. */
  request: Pick<Request, 'method' | 'signal'>
  reader: StreamReader
  /** The content that is followed: its changes come as `notifyFollowers(tx, tag)`. */
  tag: ContentTag
  /** What the reader has already. */
  state: State
  /**
   * What changed after `state`, as it is sent (JSON), and the state after that; `hasMore`: it is asked again at once.
   * `undefined`: nothing did. `null`: the reader may not read any more, which ends the stream.
   */
  read: (state: State) => Promise<{ data: unknown; state: State; hasMore?: boolean } | undefined | null>
}

/**
 * Follows content for one reader: sends what the reader lacks at once, then after each change, at most ten times a second;
 * what changes meanwhile is sent together. A read that fails ends the stream; browsers come back with what they have.
 * @throws TooManyStreams
 */
export function streamContentChanges<State>({ request, reader, tag, state, read }: ContentStreamOptions<State>) {
  if (request.method === 'HEAD') return eventStreamHeadResponse()
  const leave = registerStream(reader.id)
  return eventStreamResponse(request.signal, ({ send, close }) => {
    const readWhileThere = async () => ((await reader.isSessionActive()) ? read(state) : null)
    const reading = throttleWork(async () => {
      const news = await readWhileThere().catch(endOnError)
      if (news === null) return close()
      if (!news) return
      state = news.state
      send(news.data)
      if (news.hasMore) reading.wake()
    })
    const stopHearing = onContentChange((changed) => {
      if (changed === 'everything' || changed.includes(tag)) reading.wake()
    })
    const beat = setInterval(reading.wake, HEARTBEAT_MS)
    reading.wake()
    return () => {
      leave()
      clearInterval(beat)
      stopHearing()
      reading.end()
    }
  })
}

export class TooManyStreams extends DomainError {
  constructor() {
    super(
      `You have ${MAX_STREAMS} pages with live updates open. Close some of them. This one reconnects automatically.`,
      429,
    )
  }
}

const readers = new Map<string, Set<symbol>>()

/** Counts one more stream of a reader in this process; answers what takes it off again. */
function registerStream(readerId: string) {
  const streams = readers.get(readerId) ?? new Set()
  if (streams.size >= MAX_STREAMS) throw new TooManyStreams()
  const stream = Symbol('stream')
  readers.set(readerId, streams.add(stream))
  return () => {
    streams.delete(stream)
    if (streams.size === 0 && readers.get(readerId) === streams) readers.delete(readerId)
  }
}

function endOnError(error: unknown) {
  logThrottled('warn', { err: error }, 'content that is followed could not be read')
  return null
}

/** Does `work` after each wake, never twice at once, and never before it has rested from the last time. */
function throttleWork(work: () => Promise<void>) {
  let state: 'idle' | 'busy' | 'busy, woken' | 'ended' = 'idle'
  let rest: NodeJS.Timeout | undefined

  function wake() {
    if (state === 'busy') state = 'busy, woken'
    if (state !== 'idle') return
    state = 'busy'
    void work().then(() => {
      if (state !== 'ended') rest = setTimeout(goOn, REST_MS)
    })
  }

  function goOn() {
    const isWoken = state === 'busy, woken'
    state = 'idle'
    if (isWoken) wake()
  }

  function end() {
    state = 'ended'
    clearTimeout(rest)
  }

  return { wake, end }
}
