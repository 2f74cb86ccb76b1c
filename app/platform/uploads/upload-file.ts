import { PART_BYTES } from './part-size'
import { callUploadApi, putUploadBytes, UploadRequestError } from './upload-api'

const MAX_RETRY_DELAY_MS = 15_000

export type UploadPhase = 'sending' | 'waiting-for-connection' | 'working'

export interface UploadFileOptions<Result> {
  file: File
  /** Where uploads are announced; each is then below that address. */
  path: string
  /** What is announced besides the file's name and size. */
  details: object
  /** An upload of this file that the server knows already. */
  uploadId?: string
  signal: AbortSignal
  /** Told as soon as the server knows of the file, so that it can be given up there too. */
  onStarted: (uploadId: string) => void
  /** `message`: why it waits. */
  onProgress: (state: UploadPhase, sent: number, message?: string) => void
  /** Reads the answer of the completion; undefined while the server is still at it. */
  readResult: (answer: object) => Result | undefined
}

/** Brings one file to the server, through lost connections and restarts of the server. @throws UploadRequestError */
export async function uploadFile<Result>(sending: UploadFileOptions<Result>): Promise<Result> {
  const { file, signal, onProgress } = sending
  const begun = await startUpload(sending)
  sending.onStarted(begun.id)
  const path = `${sending.path}/${begun.id}`
  let sent = begun.received
  while (sent < file.size) {
    const from = sent
    const part = file.slice(from, from + PART_BYTES)
    sent = await withRetry(sending, from, async (isRetry) => {
      // after a break the server knows best how far it is
      const start = isRetry ? (await callUploadApi<{ received: number }>('GET', path)).received : from
      if (start !== from) return start
      onProgress('sending', from)
      return sendPart(`${path}?offset=${from}`, part, (loaded) => onProgress('sending', from + loaded), signal)
    })
  }
  for (;;) {
    onProgress('working', file.size)
    const answer = await withRetry(sending, sent, () => callUploadApi<object>('POST', `${path}/completion`))
    const result = sending.readResult(answer)
    if (result) return result
  }
}

async function startUpload<Result>(sending: UploadFileOptions<Result>): Promise<{ id: string; received: number }> {
  const { file, path, details, uploadId } = sending
  if (uploadId) {
    try {
      const known = await withRetry(sending, 0, () => callUploadApi<{ received: number }>('GET', `${path}/${uploadId}`))
      return { id: uploadId, received: known.received }
    } catch (error) {
      if (!(error instanceof UploadRequestError && error.status === 404)) throw error
    }
  }
  const announced = { ...details, fileName: file.name, byteSize: file.size }
  return withRetry(sending, 0, () => callUploadApi<{ id: string; received: number }>('POST', path, announced))
}

async function sendPart(path: string, part: Blob, onProgress: (loaded: number) => void, signal: AbortSignal) {
  try {
    return (await putUploadBytes<{ received: number }>(path, part, onProgress, signal)).received
  } catch (error) {
    if (!(error instanceof UploadRequestError) || error.status !== 409) throw error
    return (error.body as { received: number }).received
  }
}

/** Tries again, at longer and longer intervals or as soon as the browser is online, until it works or cannot. */
async function withRetry<Result, Answer>(
  { signal, onProgress }: UploadFileOptions<Result>,
  sent: number,
  work: (isRetry: boolean) => Promise<Answer>,
) {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      return await work(tries > 0)
    } catch (error) {
      if (!(error instanceof UploadRequestError && error.isTransient)) throw error
      onProgress('waiting-for-connection', sent, error.body ? error.message : undefined)
      await pauseOrOnline(Math.min(MAX_RETRY_DELAY_MS, 1_000 * 2 ** tries), signal)
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
