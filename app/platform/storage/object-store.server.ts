import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { S3mini, S3ServiceError, type UploadPart } from 's3mini'
import { type FileStore, isSafeName, mustBeSafe, StoreUnavailable } from './file-store.server'
import { objectsBelow, storeAddress } from './object-store-address'

// S3 takes parts from 5 MiB on, and 10,000 of them
const PART_BYTES = 16 * 1024 * 1024
const TRIES = 3
const RETRY_AFTER_MS = 300
// a part on a slow line
const ANSWER_WITHIN_MS = 5 * 60_000
const NAMES_AT_ONCE = 1_000

/** A store in a bucket, its objects below `<kind>/`. An object is there whole or not at all. */
export function objectStore(url: string, kind: string): FileStore {
  const { prefix, ...bucket } = storeAddress(url)
  const s3 = new S3mini({ ...bucket, fetch: answeredInTime })
  const key = (name: string) => `${prefix}${kind}/${mustBeSafe(name)}`
  const sizeOf = async (name: string) => (isSafeName(name) ? sizeOfObject(s3, key(name)) : undefined)
  const remove = async (names: string[]) => {
    for (const object of names.map(key)) await patiently(() => s3.deleteObject(object))
  }
  return {
    sizeOf,
    remove,
    async put(files) {
      const objects = files.map(({ name, path }) => ({ object: key(name), path }))
      try {
        for (const { object, path } of objects) await putObject(s3, object, path)
      } catch (error) {
        await remove(files.map(({ name }) => name)).catch(() => {}) // what stays is swept
        throw error
      }
      for (const { path } of files) await rm(path, { force: true })
    },
    async read(name, range) {
      if (!isSafeName(name)) return undefined
      const answer = await noneWhenAbsent(() =>
        range ? s3.getObjectRaw(key(name), false, range.start, range.end + 1) : s3.getObjectRaw(key(name)),
      )
      if (!answer?.body) return undefined
      const whole = answer.headers.get('content-range')?.split('/')[1] ?? answer.headers.get('content-length')
      if (range && answer.status !== 206) throw new StoreUnavailable('The file store does not give parts of files.')
      return { stream: answer.body, byteSize: Number(whole) }
    },
    list: () =>
      objectsBelow(`${prefix}${kind}/`, (below, next) =>
        patiently(() => s3.listObjectsPaged('/', below, NAMES_AT_ONCE, next)),
      ),
  }
}

async function putObject(s3: S3mini, key: string, path: string) {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    if (size <= PART_BYTES) {
      const bytes = await bytesOf(file, 0, size)
      await patiently(() => s3.putObject(key, bytes, 'application/octet-stream'))
    } else await putInParts(s3, key, file, size)
  } finally {
    await file.close()
  }
  // some stores answer a failed completion with 200
  const stored = await sizeOfObject(s3, key)
  if (stored !== size) throw new StoreUnavailable(`The file store kept ${stored ?? 0} of ${size} bytes.`)
}

async function putInParts(s3: S3mini, key: string, file: FileHandle, size: number) {
  const uploadId = await patiently(() => s3.getMultipartUploadId(key, 'application/octet-stream'))
  try {
    const parts: UploadPart[] = []
    for (let start = 0; start < size; start += PART_BYTES) {
      const bytes = await bytesOf(file, start, Math.min(PART_BYTES, size - start))
      parts.push(await patiently(() => s3.uploadPart(key, uploadId, bytes, parts.length + 1)))
    }
    await patiently(() => s3.completeMultipartUpload(key, uploadId, parts))
  } catch (error) {
    await s3.abortMultipartUpload(key, uploadId).catch(() => {}) // the store's own rules remove what stays
    throw error
  }
}

async function bytesOf(file: FileHandle, start: number, length: number) {
  const bytes = Buffer.allocUnsafeSlow(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled)
    if (bytesRead === 0) throw new Error('A file became shorter while it was stored.')
    filled += bytesRead
  }
  return bytes
}

async function sizeOfObject(s3: S3mini, key: string) {
  return noneWhenAbsent(async () => s3.getContentLength(key))
}

async function noneWhenAbsent<Answer>(work: () => Promise<Answer>) {
  try {
    return await patiently(work)
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/** Tries again what may well work a little later. @throws StoreUnavailable with what the store said. */
async function patiently<Answer>(work: () => Promise<Answer>) {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const status = statusOf(error)
      const isPassing = status === undefined || status === 429 || status >= 500
      if (isPassing && tries < TRIES) await pause(RETRY_AFTER_MS * 3 ** (tries - 1))
      else throw new StoreUnavailable(sentence(error, status), { cause: error })
    }
  }
}

function sentence(error: unknown, status: number | undefined) {
  if (status === undefined) return 'The file store cannot be reached.'
  const code = serviceError(error)?.serviceCode
  return `The file store answered ${status}${code && code !== 'Unknown' ? ` (${code})` : ''}.`
}

function statusOf(error: unknown) {
  return serviceError(error)?.status
}

/** The library wraps what the service said into errors of its own. */
function serviceError(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error
  return error instanceof Error ? serviceError(error.cause) : undefined
}

/** Waits for the answer only so long; its bytes may take as long as the one who reads them. */
async function answeredInTime(input: RequestInfo | URL, init: RequestInit = {}) {
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), ANSWER_WITHIN_MS)
  try {
    return await fetch(input, { ...init, signal: tooLate.signal })
  } finally {
    clearTimeout(timer)
  }
}
