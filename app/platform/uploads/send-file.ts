import { CallFault, call, sendBytes } from './calls'
import { PART_BYTES } from './parts'

const LONGEST_PAUSE_MS = 15_000

export type SendingState = 'sending' | 'waiting-for-connection' | 'working'

export interface Sending<Result> {
  file: File
  /** Where uploads are announced; each is then below that address. */
  path: string
  /** What is announced besides the file's name and size. */
  details: object
  /** An upload of this file that the server knows already. */
  uploadId?: string
  signal: AbortSignal
  /** Told as soon as the server knows of the file, so that it can be given up there too. */
  onBegin: (uploadId: string) => void
  /** `message`: why it waits. */
  onProgress: (state: SendingState, sent: number, message?: string) => void
  /** Reads the answer of the completion; undefined while the server is still at it. */
  readResult: (answer: object) => Result | undefined
}

/** Brings one file to the server, through lost connections and restarts of the server. @throws CallFault */
export async function sendFile<Result>(sending: Sending<Result>): Promise<Result> {
  const { file, signal, onProgress } = sending
  const begun = await begin(sending)
  sending.onBegin(begun.id)
  const path = `${sending.path}/${begun.id}`
  let sent = begun.received
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
    onProgress('working', file.size)
    const answer = await patiently(sending, sent, () => call<object>('POST', `${path}/completion`))
    const result = sending.readResult(answer)
    if (result) return result
  }
}

async function begin<Result>(sending: Sending<Result>): Promise<{ id: string; received: number }> {
  const { file, path, details, uploadId } = sending
  if (uploadId) {
    try {
      const known = await patiently(sending, 0, () => call<{ received: number }>('GET', `${path}/${uploadId}`))
      return { id: uploadId, received: known.received }
    } catch (error) {
      if (!(error instanceof CallFault && error.status === 404)) throw error
    }
  }
  const announced = { ...details, fileName: file.name, byteSize: file.size }
  return patiently(sending, 0, () => call<{ id: string; received: number }>('POST', path, announced))
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
async function patiently<Result, Answer>(
  { signal, onProgress }: Sending<Result>,
  sent: number,
  work: (isRetry: boolean) => Promise<Answer>,
) {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      return await work(tries > 0)
    } catch (error) {
      if (!(error instanceof CallFault && error.isPassing)) throw error
      onProgress('waiting-for-connection', sent, error.answer ? error.message : undefined)
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
