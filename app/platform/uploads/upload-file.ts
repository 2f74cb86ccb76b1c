import { DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import { apiFailure } from '../http/api-client'
import type { ApiErrorBody } from '../http/api-error'
import { clientHeaders } from '../http/fetch-api'
import { backoffMs, withRetry } from '../http/with-retry'
import { UploadNotFound } from './errors'
import { callUploadApi, UploadRequestError } from './upload-api'

// a part of a bucket has at least 5 MiB, and the server takes at most 10 MiB at once
const PART_BYTES = 8 * 1024 * 1024
const RETRY_DELAY = { firstMs: 1_000, maxMs: 15_000 }

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
  const path = `${sending.path}/${await deliver(sending)}/completion`
  for (;;) {
    sending.onProgress('working', sending.file.size)
    const result = sending.readResult(await retryUpload(sending, () => callUploadApi<object>('POST', path)))
    if (result) return result
  }
}

/** Answers the id of the upload once all bytes are there; one that the server has forgotten is begun anew. */
async function deliver<Result>(sending: UploadFileOptions<Result>): Promise<string> {
  const { file, path, details, uploadId } = sending
  const announced = { details, fileName: file.name, byteSize: file.size }
  const id = uploadId ?? (await retryUpload(sending, () => callUploadApi<{ id: string }>('POST', path, announced))).id
  sending.onStarted(id)
  try {
    await retryUpload(sending, (attempt) => sendBytes(sending, `${path}/${id}`, attempt))
    return id
  } catch (error) {
    const isGone = error instanceof UploadRequestError && error.status === 404
    if (isGone && uploadId) return deliver({ ...sending, uploadId: undefined })
    throw error
  }
}

interface Attempt {
  onProgress: (sent: number) => void
  /** The server has another part. */
  onAccepted: () => void
}

/** Sends what the server does not have yet, by tus 1.0. */
function sendBytes<Result>(
  { file, signal }: UploadFileOptions<Result>,
  uploadUrl: string,
  { onProgress, onAccepted }: Attempt,
) {
  return new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl,
      chunkSize: PART_BYTES,
      headers: clientHeaders,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress,
      onChunkComplete: onAccepted,
      onSuccess: () => resolve(),
      onError: (error) => reject(toRequestError(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(new DOMException('Cancelled', 'AbortError'))
    })
    upload.start()
  })
}

function toRequestError(error: Error | DetailedError) {
  if (!(error instanceof DetailedError)) return error
  const status = error.originalResponse?.getStatus() ?? 0
  // somebody else has sent a part, or is sending one: what is here now is asked for again
  if (status === 409 || status === 423) return new UploadRequestError(0, '')
  if (status === 404 || status === 410) return new UploadRequestError(404, new UploadNotFound().message)
  // who is not an admin any more is led to the home page
  if (status > 0 && status < 400) return new UploadRequestError(401, '')
  const { code, message } = apiFailure(status, readFault(error.originalResponse))
  return new UploadRequestError(status, message, code !== undefined)
}

function readFault(response: HttpResponse | null) {
  const [type, body] = [response?.getHeader('content-type'), response?.getBody()]
  if (type?.startsWith('text/plain') && body) return { code: 'refused', message: body.trim() }
  return type?.includes('json') && body ? (JSON.parse(body) as Partial<ApiErrorBody>).error : undefined
}

/** Tries again, at longer and longer intervals or as soon as the browser is online, until it works or cannot. */
function retryUpload<Result, Answer>(
  { signal, onProgress }: UploadFileOptions<Result>,
  work: (attempt: Attempt) => Promise<Answer>,
) {
  let [sent, failures] = [0, 0]
  const attempt: Attempt = {
    onProgress(bytes) {
      sent = bytes
      onProgress('sending', sent)
    },
    onAccepted() {
      failures = 0
    },
  }
  const tryOnce = async () => {
    signal.throwIfAborted()
    return work(attempt)
  }
  return withRetry(tryOnce, {
    delayAfter(error) {
      if (!(error instanceof UploadRequestError && error.isTransient)) return undefined
      onProgress('waiting-for-connection', sent, error.isExplained ? error.message : undefined)
      return backoffMs(++failures, RETRY_DELAY)
    },
    pause: (ms) => pauseOrOnline(ms, signal),
  })
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
