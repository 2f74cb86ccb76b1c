import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { S3Store as TusS3Store } from '@tus/s3-store'
import { assertSafeName, type FileStore, FileStoreUnavailable, isSafeName, type StoredFile } from './file-store.server'
import { parseS3Url } from './s3-url'
import type { UploadTarget } from './storage.server'

// S3 takes parts from 5 MiB on, and 10,000 of them; one at a time is held in memory
const PART_BYTES = 16 * 1024 * 1024
const MAX_TRIES = 3
const CONNECT_TIMEOUT_MS = 10_000
// a part on a slow line
const REQUEST_TIMEOUT_MS = 5 * 60_000

/** A store in a bucket, its objects below `<kind>/`. An object is there whole or not at all. */
export function createS3Store(url: string, kind: string): FileStore {
  const { prefix, bucket, ...place } = parseS3Url(url)
  const s3 = createClient(place)
  const below = `${prefix}${kind}/`
  const object = (name: string) => ({ Bucket: bucket, Key: below + assertSafeName(name) })
  const remove = async (names: string[]) => {
    for (const name of names) await orUnavailable(s3.send(new DeleteObjectCommand(object(name))))
  }
  return {
    remove,
    getSize: async (name) => (isSafeName(name) ? getObjectSize(s3, object(name)) : undefined),
    async put(files) {
      try {
        for (const { name, path } of files) await putObject(s3, object(name), path)
      } catch (error) {
        await remove(files.map(({ name }) => name)).catch(() => {}) // what stays is swept
        throw error
      }
      for (const { path } of files) await rm(path, { force: true })
    },
    async read(name, range) {
      if (!isSafeName(name)) return undefined
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await undefinedWhenMissing(s3.send(new GetObjectCommand({ ...object(name), Range })))
      if (!answer?.Body) return undefined
      if (range && !answer.ContentRange) throw new FileStoreUnavailable('The file store does not give parts of files.')
      const byteSize = Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength)
      return { stream: answer.Body.transformToWebStream(), byteSize }
    },
    list: () => listObjects(s3, bucket, below),
  }
}

/** Where uploads are written in the bucket of `createS3Store`, each part of at least 5 MiB as a part of its object. */
export function createS3UploadTarget(url: string, kind: string): UploadTarget {
  const { prefix, bucket, ...place } = parseS3Url(url)
  const store = new UploadBucket({ s3ClientConfig: { bucket, ...clientConfig(place) }, useTags: false })
  return { store, keyOf: (id) => `${prefix}${kind}/${id}` }
}

class UploadBucket extends TusS3Store {
  /** A bucket that is away is told apart from an upload that is gone. @throws FileStoreUnavailable */
  override async getUpload(id: string) {
    await undefinedWhenMissing(this.getMetadata(id))
    return super.getUpload(id)
  }
}

type S3Location = Omit<ReturnType<typeof parseS3Url>, 'prefix' | 'bucket'>

const createClient = (place: S3Location) => new S3Client(clientConfig(place))

function clientConfig(place: S3Location): S3ClientConfig {
  return {
    ...place,
    forcePathStyle: true,
    maxAttempts: MAX_TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // stores other than Amazon's do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

interface StoredObject {
  Bucket: string
  Key: string
}

async function putObject(s3: S3Client, object: StoredObject, path: string) {
  const { size } = await stat(path)
  const upload = new Upload({
    client: s3,
    params: { ...object, Body: createReadStream(path), ContentType: 'application/octet-stream' },
    partSize: PART_BYTES,
    queueSize: 1,
  })
  await orUnavailable(upload.done())
  // whatever a store answers, what it has is looked at
  const stored = await getObjectSize(s3, object)
  if (stored !== size) throw new FileStoreUnavailable(`The file store kept ${stored ?? 0} of ${size} bytes.`)
}

async function getObjectSize(s3: S3Client, object: StoredObject) {
  return (await undefinedWhenMissing(s3.send(new HeadObjectCommand(object))))?.ContentLength
}

/** By their names without what they stand below. */
async function* listObjects(s3: S3Client, Bucket: string, Prefix: string): AsyncGenerator<StoredFile> {
  const pages = paginateListObjectsV2({ client: s3 }, { Bucket, Prefix })
  for (;;) {
    const { value: page, done } = await orUnavailable(pages.next())
    if (done) return
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { name: Key.slice(Prefix.length), changedAt: LastModified }
    }
  }
}

async function undefinedWhenMissing<Answer>(answer: Promise<Answer>) {
  try {
    return await answer
  } catch (error) {
    if (getStatus(error) === 404) return undefined
    throw toUnavailable(error)
  }
}

/** What the store answers. @throws FileStoreUnavailable with what the store said. */
async function orUnavailable<Answer>(answer: Promise<Answer>) {
  try {
    return await answer
  } catch (error) {
    throw toUnavailable(error)
  }
}

function toUnavailable(error: unknown) {
  const status = getStatus(error)
  if (status === undefined) return new FileStoreUnavailable('The file store cannot be reached.', { cause: error })
  const { name } = error as S3ServiceException
  return new FileStoreUnavailable(`The file store answered ${status} (${name}).`, { cause: error })
}

function getStatus(error: unknown) {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}
