/** The events of a stream that a call answered with, as JSON; lines that are no data (heartbeats) are passed over. */
export async function* readEventStream<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
