import { type ContentTag, onContentChange } from './content-changes.server'
import { eventStream } from './event-stream.server'
import { log } from './log.server'

const MOST_EVENTS_A_SECOND = 10
const REST_MS = 1000 / MOST_EVENTS_A_SECOND

interface Followed<State> {
  /** The reader's request: the stream ends with it. */
  signal: AbortSignal
  /** The content that is followed: its changes come as `contentChanged(tx, tag)`. */
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
 */
export function followContent<State>({ signal, tag, state, read }: Followed<State>) {
  return eventStream(signal, ({ send, close }) => {
    const reading = restingBetween(async () => {
      const news = await read(state).catch(giveUp)
      if (news === null) return close()
      if (!news) return
      state = news.state
      send(news.data)
      if (news.hasMore) reading.wake()
    })
    const stopHearing = onContentChange((changed) => {
      if (changed === 'everything' || changed.includes(tag)) reading.wake()
    })
    reading.wake()
    return () => {
      stopHearing()
      reading.end()
    }
  })
}

function giveUp(error: unknown) {
  log.warn({ err: error }, 'content that is followed could not be read')
  return null
}

/** Does `work` after each wake, never twice at once, and never before it has rested from the last time. */
function restingBetween(work: () => Promise<void>) {
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
