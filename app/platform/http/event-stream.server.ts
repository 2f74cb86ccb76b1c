const HEARTBEAT_MS = 20_000 // proxies cut connections that say nothing for a minute or less
const RETRY_MS = 1_000
// what a reader may be behind with; a single event may be larger
const MAX_UNREAD_BYTES = 256 * 1024

const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }

const openStreams = new Set<() => void>()

export interface EventStreamSender {
  /** Sends an event whose data is this, as JSON. */
  send: (data: unknown) => void
  close: () => void
}

/**
 * Answers with server-sent events. `begin` is told how to send and returns what ends its work; it is called when the
 * reader goes (`signal`), or reads nothing of what is sent, when the line is closed from here, and when the process stops.
 */
export function eventStreamResponse(signal: AbortSignal, begin: (line: EventStreamSender) => () => void) {
  const encoder = new TextEncoder()
  let close = () => {}
  let hasGone = false
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const say = (text: string) => {
      if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
      hasGone = true
      // lets go of what waits for the reader, and of the connection
      controller.error(new Error('A reader of events reads nothing.'))
      close()
    }
    const heartbeat = setInterval(() => say(': still here\n\n'), HEARTBEAT_MS)
    let end: (() => void) | undefined
    close = () => {
      if (!openStreams.delete(close)) return
      signal.removeEventListener('abort', close)
      clearInterval(heartbeat)
      end?.()
      if (!hasGone) controller.close()
    }
    openStreams.add(close)
    signal.addEventListener('abort', close)
    say(`retry: ${RETRY_MS}\n\n`)
    end = begin({ send: (data) => openStreams.has(close) && say(`data: ${JSON.stringify(data)}\n\n`), close })
    if (signal.aborted) close()
    if (!openStreams.has(close)) end()
  }
  const cancel = () => {
    hasGone = true
    close()
  }
  const body = new ReadableStream<Uint8Array>(
    { start, cancel },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }),
  )
  return new Response(body, { headers })
}

/** The same without a stream, for HEAD: nobody would read it. */
export const eventStreamHeadResponse = () => new Response(null, { headers })

/**
 * Answers with what `work` tells while it goes on; the stream ends with it. The signal that `work` gets says that nobody
 * listens any more. Its faults are its own to tell: the status has been sent.
 */
export function streamWorkResponse(
  signal: AbortSignal,
  work: (send: EventStreamSender['send'], signal: AbortSignal) => Promise<void>,
) {
  return eventStreamResponse(signal, ({ send, close }) => {
    const stop = new AbortController()
    void work(send, stop.signal).finally(close)
    return () => stop.abort()
  })
}

/** Ends every stream: the process stops, and the readers ask another one. */
export function closeEventStreams() {
  for (const close of [...openStreams]) close()
}
