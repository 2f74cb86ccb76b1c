import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { startFakeS3 } from '~test/fake-s3'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'
import type { FileStore } from './file-store.server'
import { streamFile } from './file-stream.server'
import { createFolderStore } from './folder-store.server'
import { createS3Store } from './s3-store.server'
import { parseS3Url } from './s3-url'
import { configureStorage, getFileStore } from './storage.server'

async function aBucket() {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  return { s3, store: createS3Store(s3.url, 'media') }
}

function aFile(bytes: Buffer | string) {
  const file = path.join(tempFolder(), 'file')
  writeFileSync(file, bytes)
  return file
}

async function bytesOf(store: FileStore, name: string, range?: { start: number; end: number }) {
  const found = await store.read(name, range)
  return found && Buffer.from(await new Response(found.stream).arrayBuffer())
}

const kinds: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => createFolderStore(path.join(tempFolder(), 'store'))],
  ['a bucket', async () => (await aBucket()).store],
]

describe.each(kinds)('%s', (_name, open) => {
  test('gives back what was put into it, whole and in ranges', async () => {
    const store = await open()
    const bytes = randomBytes(300_000)
    const file = aFile(bytes)
    await store.put([{ name: 'a.zip', path: file }])
    expect(existsSync(file)).toBe(false)
    expect(await store.getSize('a.zip')).toBe(bytes.length)
    expect((await bytesOf(store, 'a.zip'))?.equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [299_999, 299_999],
      [65_535, 65_536],
      [1_000, 299_998],
    ] as const) {
      const found = await store.read('a.zip', { start, end })
      expect(found?.byteSize).toBe(bytes.length)
      const part = Buffer.from(await new Response(found?.stream).arrayBuffer())
      expect(part.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    }
  })

  test('knows what it has, and forgets what is removed', async () => {
    const store = await open()
    const names = ['a', 'b', 'c', 'd', 'e']
    await store.put(names.map((name) => ({ name, path: aFile(name) })))
    await store.remove(['b', 'never-there'])
    const listed = []
    for await (const { name, changedAt } of store.list()) {
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000)
      listed.push(name)
    }
    expect(listed.sort()).toEqual(['a', 'c', 'd', 'e'])
    expect([await store.read('b'), await store.getSize('b')]).toEqual([undefined, undefined])
  })

  test('takes no name that could lead elsewhere', async () => {
    const store = await open()
    for (const name of ['../a', 'a/b', '.hidden', '', '..', 'a\\b', 'a\0']) {
      await expect(store.put([{ name, path: aFile('a') }]), name).rejects.toThrow('no name for a file')
      expect(await store.read(name), name).toBeUndefined()
    }
  })
})

test('a reader who goes away leaves no file open', async () => {
  const file = aFile(randomBytes(500_000))
  const isOpen = () => readdirSync('/proc/self/fd').some((fd) => linkOf(fd) === file)
  for (const reads of [0, 1, 2]) {
    const reader = streamFile(file, { start: 0, end: 499_999 }).getReader()
    for (let read = 0; read < reads; read++) await reader.read()
    const inFlight = reader.read() // the file is being opened, or read, while the reader leaves
    await reader.cancel()
    await inFlight
    await pause(20)
    expect(isOpen(), `after ${reads} reads`).toBe(false)
  }
  await new Response(streamFile(file, { start: 0, end: 499_999 })).arrayBuffer()
  expect(isOpen()).toBe(false)
})

function linkOf(fd: string) {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return undefined // it was the one that listed them
  }
}

test('a file that is shorter than it was breaks off instead of ending as if it were whole', async () => {
  await expect(new Response(streamFile(aFile('short'), { start: 0, end: 99 })).text()).rejects.toThrow()
})

test('a large file goes to the bucket in parts, and arrives as it was', async () => {
  const { s3, store } = await aBucket()
  const bytes = randomBytes(40 * 1024 * 1024)
  s3.fail(/PUT .*partNumber=2/, 'busy')
  await store.put([{ name: 'large.zip', path: aFile(bytes) }])
  expect(s3.objects.get('media/large.zip')?.bytes.equals(bytes)).toBe(true)
  expect(s3.log.filter((line) => line.includes('partNumber'))).toHaveLength(4) // three parts, one of them twice
})

test.for([
  ['is busy', /PUT/, 'busy', 9, 'The file store answered 503 (SlowDown).'],
  ['cuts the line', /PUT/, 'cut', 9, 'The file store cannot be reached.'],
  ['fails at the second part', /partNumber=2/, 'busy', 9, 'The file store answered 503 (SlowDown).'],
  [
    'says 200 to a completion that failed',
    /POST .*uploadId=/,
    'lying-completion',
    1,
    'The file store answered 404 (NoSuchUpload).',
  ],
] as const)('when the bucket %s, nothing is half stored and the file stays', async ([, on, fault, times, sentence]) => {
  const { s3, store } = await aBucket()
  const [small, large] = [aFile('small'), aFile(randomBytes(20 * 1024 * 1024))]
  s3.fail(on, fault, times)
  const put = store.put([
    { name: 'small', path: small },
    { name: 'large', path: large },
  ])
  await expect(put).rejects.toThrow(sentence)
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
  expect([existsSync(small), existsSync(large)]).toEqual([true, true])
})

test('a bucket that is away says so; one that cuts an answer breaks the stream', async () => {
  const { s3, store } = await aBucket()
  await store.put([{ name: 'a', path: aFile(randomBytes(100_000)) }])
  s3.fail(/GET/, 'busy', 3)
  await expect(store.read('a')).rejects.toThrow('The file store answered 503 (SlowDown).')
  s3.fail(/GET/, 'cut-in-answer')
  await expect(bytesOf(store, 'a')).rejects.toThrow()
  expect(await bytesOf(store, 'a')).toHaveLength(100_000)
})

test('a wrong secret is told apart from a file that is not there', async () => {
  const { s3 } = await aBucket()
  const stranger = createS3Store(s3.url.replace(/:[^:@]+@/, ':wrong@'), 'media')
  await expect(stranger.read('a')).rejects.toThrow('The file store answered 403 (SignatureDoesNotMatch).')
})

test('the address of a bucket names its key, region and folder', () => {
  expect(parseS3Url('https://K:S%2Fx@s3.eu-central-1.amazonaws.com/shop')).toEqual({
    credentials: { accessKeyId: 'K', secretAccessKey: 'S/x' },
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'shop',
    region: 'eu-central-1',
    prefix: '',
  })
  expect(parseS3Url('http://K:S@minio:9000/shop/site-a?region=home')).toMatchObject({
    endpoint: 'http://minio:9000',
    bucket: 'shop',
    region: 'home',
    prefix: 'site-a/',
  })
})

test('with S3_URL the files of a site go to its bucket, without it to its folder', async () => {
  const { s3 } = await aBucket()
  const folder = tempFolder()
  await configureStorage({ DATA_DIR: folder, S3_URL: s3.url })
  await getFileStore('media', folder).put([{ name: 'a', path: aFile('a') }])
  expect([...s3.objects.keys()]).toEqual(['media/a'])
  await configureStorage({ DATA_DIR: folder, S3_URL: undefined })
  expect(await getFileStore('media', folder).read('a')).toBeUndefined()
})
