import type { NotesSyncEvent } from '~/wings/notes/notes/store/subscribe-to-notes'

const TIMEOUT_MS = 10_000

/** The first event that a stream sends. */
export async function readNextNoteEvent(origin: string, path: string, cookie: string): Promise<NotesSyncEvent> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const answer = await fetch(origin + path, { headers: { cookie, accept: 'text/event-stream' }, signal })
  if (!answer.body) throw new Error('There is no stream.')
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const data = /^data: (.*)\n\n/m.exec(text)?.[1]
    if (data === undefined) continue
    stop.abort()
    return JSON.parse(data)
  }
  throw new Error('The stream ended.')
}
