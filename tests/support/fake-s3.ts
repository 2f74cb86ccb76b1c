import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const [KEY, SECRET, BUCKET] = ['stand-in-key', 'stand-in/secret+1', 'studio']
const PER_PAGE = 2

type InjectedFault = 'busy' | 'cut' | 'cut-in-answer' | 'lying-completion'

interface BucketRequest {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  key: string
  body: Buffer
  injectedFault: InjectedFault | undefined
}

/** A server that speaks the part of S3's HTTP that the store uses, refuses wrong signatures, and fails when it is told to. */
export async function startFakeS3() {
  const bucket = new FakeBucket()
  const server = createServer((request, response) => void bucket.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}`,
    objects: bucket.objects,
    uploads: bucket.uploads,
    log: bucket.log,
    /** Fails the next `times` requests whose line ("PUT /studio/media/a?…") fits. */
    fail: (on: RegExp, fault: InjectedFault, times = 1) => void bucket.faults.push({ on, fault, times }),
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

class FakeBucket {
  readonly objects = new Map<string, { bytes: Buffer; changedAt: Date; about?: Record<string, string> }>()
  /** Multipart uploads that were begun and neither completed nor given up. */
  readonly uploads = new Map<string, Map<number, Buffer>>()
  readonly log: string[] = []
  readonly faults: { on: RegExp; fault: InjectedFault; times: number }[] = []

  async handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '', 'http://s3')
    const line = `${request.method} ${decodeURIComponent(url.pathname)}${url.search}`
    this.log.push(line)
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const due = this.faults.find(({ on, times }) => times > 0 && on.test(line))
    if (due) due.times--
    const fault = due?.fault
    if (fault === 'busy') return refuse(response, 503, 'SlowDown')
    if (fault === 'cut') return request.socket.destroy()
    const key = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length)
    this.answer({ request, response, url, key, body: Buffer.concat(chunks), injectedFault: fault })
  }

  private answer(asked: BucketRequest) {
    const { request, response, url, key, body } = asked
    const uploadId = url.searchParams.get('uploadId')
    if (url.searchParams.has('list-type')) return this.list(asked)
    if (url.searchParams.has('uploads')) return this.begin(asked)
    if (url.searchParams.has('delete')) return this.deleteSeveral(asked)
    if (uploadId) return this.part(asked, uploadId)
    if (request.method === 'GET' || request.method === 'HEAD') return this.read(asked)
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      return response.writeHead(204).end()
    }
    const isAbout = ([name]: [string, unknown]) => name.startsWith('x-amz-meta-')
    const about = Object.fromEntries(Object.entries(request.headers).filter(isAbout)) as Record<string, string>
    this.objects.set(key, { bytes: body, changedAt: new Date(), about })
    response.writeHead(200, { ETag: etag(body) }).end()
  }

  private deleteSeveral({ response, body }: BucketRequest) {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) this.objects.delete(key)
    xml(response, 200, '<DeleteResult/>')
  }

  private begin({ response, key }: BucketRequest) {
    const id = randomUUID()
    this.uploads.set(id, new Map())
    const facts = `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`
    xml(response, 200, `<InitiateMultipartUploadResult>${facts}</InitiateMultipartUploadResult>`)
  }

  private part({ request, response, url, key, body, injectedFault }: BucketRequest, uploadId: string) {
    const parts = this.uploads.get(uploadId)
    if (!parts) return refuse(response, 404, 'NoSuchUpload')
    if (request.method === 'GET') return listParts(response, parts)
    if (request.method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body)
      return response.writeHead(200, { ETag: etag(body) }).end()
    }
    this.uploads.delete(uploadId)
    if (request.method === 'DELETE') return response.writeHead(204).end()
    if (injectedFault === 'lying-completion') {
      return xml(response, 200, '<Error><Code>InternalError</Code><Message>We lost it.</Message></Error>')
    }
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    )
    const bytes = Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0)))
    this.objects.set(key, { bytes, changedAt: new Date() })
    const facts = `<Key>${key}</Key><ETag>${etag(bytes)}</ETag>`
    xml(response, 200, `<CompleteMultipartUploadResult>${facts}</CompleteMultipartUploadResult>`)
  }

  private read({ request, response, key, injectedFault }: BucketRequest) {
    const { bytes, about } = this.objects.get(key) ?? {}
    const isHead = request.method === 'HEAD'
    if (!bytes) return refuse(response, 404, 'NoSuchKey', isHead)
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const start = Number(from ?? 0)
    const asked = bytes.subarray(start, to ? Number(to) + 1 : undefined)
    const range = `bytes ${start}-${start + asked.length - 1}/${bytes.length}`
    response.writeHead(from === undefined ? 200 : 206, {
      'Content-Length': asked.length,
      ETag: etag(bytes),
      ...about,
      ...(from !== undefined && { 'Content-Range': range }),
    })
    if (injectedFault !== 'cut-in-answer') return response.end(isHead ? undefined : asked)
    response.write(asked.subarray(0, asked.length / 2), () => request.socket.destroy())
  }

  private list({ response, url }: BucketRequest) {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const left = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const page = left.slice(0, PER_PAGE)
    const contents = page.map(
      ([key, { bytes, changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    const next = left.length > PER_PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
    const isTruncated = `<IsTruncated>${next !== ''}</IsTruncated>${next}`
    xml(response, 200, `<ListBucketResult><Name>${BUCKET}</Name>${isTruncated}${contents.join('')}</ListBucketResult>`)
  }
}

function listParts(response: ServerResponse, parts: Map<number, Buffer>) {
  const listed = [...parts].map(
    ([number, bytes]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
  )
  xml(response, 200, `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
}

function refuse(response: ServerResponse, status: number, code: string, isBare = false) {
  xml(response, status, isBare ? '' : `<Error><Code>${code}</Code><Message>No.</Message></Error>`)
}

function xml(response: ServerResponse, status: number, body: string) {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(body && `<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encodeKey = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature version 4, as Amazon describes it. */
function isSigned({ method, headers }: IncomingMessage, url: URL) {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!found) return false
  const [, key, day = '', region = '', signed = '', signature] = found
  const names = signed.split(';')
  if (key !== KEY || !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false
  const query = [...url.searchParams].map(([name, value]) => `${encodeKey(name)}=${encodeKey(value)}`).sort()
  const canonical = [
    ...[method, url.pathname, query.join('&'), ...names.map((name) => `${name}:${headers[name]}`), '', signed],
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day))
  return hmac(signingKey, text).toString('hex') === signature
}
