import { LARGEST_PART_BYTES, type MediaFile } from '../picture'
import { CallFault, call, sendBytes } from './media-calls'

// smaller than the server takes: less is sent twice when the connection breaks
const PART_BYTES = Math.min(2 * 1024 * 1024, LARGEST_PART_BYTES)
const LONGEST_PAUSE_MS = 15_000

export interface Sending {
  file: File
  signal: AbortSignal
  /** Told as soon as the server knows of the file, so that it can be given up there too. */
  onBegin: (uploadId: string) => void
  onProgress: (state: 'sending' | 'waiting-for-connection' | 'drawing', sent: number) => void
}

export interface Sent {
  file: MediaFile
  isKnown: boolean
}

/** Brings one file into the library, through lost connections and restarts of the server. @throws CallFault */
export async function sendFile(sending: Sending): Promise<Sent> {
  const { file, signal, onProgress } = sending
  const { id } = await begin(sending)
  sending.onBegin(id)
  const path = `/admin/media/uploads/${id}`
  let sent = 0
  while (sent < file.size) {
    const from = sent
    const part = file.slice(from, from + PART_BYTES)
    sent = await patiently(sending, from, async (isRetry) => {
      // after a break the server knows best how far it is
      const start = isRetry ? (await call<{ received: number }>('GET', path)).received : from
      if (start !== from) return start
      onProgress('sending', from)
      return sendPart(`${path}?offset=${from}`, part, (loaded) => onProgress('sending', from + loaded), signal)
    })
  }
  for (;;) {
    onProgress('drawing', file.size)
    const answer = await patiently(sending, sent, () => call<Partial<Sent>>('POST', `${path}/completion`))
    if (answer.file) return { file: answer.file, isKnown: answer.isKnown ?? false }
  }
}

function begin(sending: Sending) {
  const { name: fileName, size: byteSize } = sending.file
  return patiently(sending, 0, () => call<{ id: string }>('POST', '/admin/media/uploads', { fileName, byteSize }))
}

async function sendPart(path: string, part: Blob, onProgress: (loaded: number) => void, signal: AbortSignal) {
  try {
    return (await sendBytes<{ received: number }>(path, part, onProgress, signal)).received
  } catch (error) {
    if (!(error instanceof CallFault) || error.status !== 409) throw error
    return (error.answer as { received: number }).received
  }
}

/** Tries again, at longer and longer intervals or as soon as the browser is online, until it works or cannot. */
async function patiently<Answer>(
  { signal, onProgress }: Sending,
  sent: number,
  work: (isRetry: boolean) => Promise<Answer>,
) {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      return await work(tries > 0)
    } catch (error) {
      if (!(error instanceof CallFault && error.isPassing)) throw error
      onProgress('waiting-for-connection', sent)
      await pauseOrOnline(Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** tries), signal)
    }
  }
}

function pauseOrOnline(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
