import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { type HttpResponse, httpRequest } from './http'

/** A finished post, with whatever the test cares about. */
export function aPostContent(changes: Partial<PostContent> = {}): PostContent {
  return {
    ...emptyPostContent,
    title: 'A title',
    slug: 'a-title',
    body: '<p>Words</p>',
    category: 'guides',
    ...changes,
  }
}

/** Adds the category that posts of tests are in, as an admin would. */
export async function addGuidesCategory(origin: string, cookie: string) {
  const call = createJsonClient(origin, cookie, '/admin/api')
  const category = { kind: 'post', slug: 'guides', name: 'Guides', description: '', seoTitle: '' }
  const { status, text } = await call('POST', 'categories', category)
  if (status !== 200) throw new Error(`The category was not added: ${status} ${text}`)
}

/** Calls the addresses that the editor of posts calls, as the admin whose session `cookie` is. */
export function createPostClient(origin: string, cookie: string) {
  const call = createJsonClient(origin, cookie, '/admin/api/entries/post')
  return {
    call,
    save: (id: string, basedOn: number, changes: Partial<PostContent> = {}) =>
      call('PUT', `${id}/draft`, { basedOn, content: aPostContent(changes) }),
    publish: (id: string, body: { at?: string; basedOn?: number } = {}) => call('POST', `${id}/publication`, body),
    withdraw: (id: string) => call('DELETE', `${id}/publication`),
  }
}

/** Calls what stands below `base`, with a body that is made JSON unless it is a text. */
export function createJsonClient(origin: string, cookie: string, base: string) {
  return async (method: string, path: string, body?: unknown): Promise<HttpResponse & { json: PostReply }> => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const length: Record<string, string> =
      text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
    const headers = { cookie, accept: 'application/json', 'content-type': 'application/json', ...length }
    const answer = await httpRequest(origin, new URL(`${base}/${path}`, origin).pathname, {
      method,
      headers,
      body: text,
    })
    return { ...answer, json: answer.headers['content-type']?.includes('json') ? JSON.parse(answer.text) : {} }
  }
}

export type PostClient = ReturnType<typeof createPostClient>

interface PostReply {
  done?: unknown[]
  revision?: number
  savedAt?: string
  fieldErrors?: Record<string, string>
  previewKey?: string
  current?: { revision: number; content: PostContent; savedBy: string; savedAt: string }
  error?: { code: string; message: string; fields?: Record<string, string> }
  revisions?: { revision: number; title: string }[]
  others?: { email: string }[]
  content?: PostContent
}
