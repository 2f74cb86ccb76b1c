import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { aCityTemplate } from '../../app/wings/content/templates/fixtures'

let site: RunningSite
let cookie: string

beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
  cookie = (await anAdmin(site)).cookie
})
afterAll(() => site.stop())

async function send(method: string, path: string, body: unknown) {
  const headers = { cookie, 'content-type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await httpRequest(site.origin, path, { method, headers, body: text })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.status, reply: isJson ? JSON.parse(answer.text) : answer.text }
}

const template = () => ({ name: 'Cities', ...aCityTemplate(), samples: [] })
const API = '/admin/api/templates'
const edit = (id: string = randomUUID()) => `${API}/${id}`

test('a template is saved once, however often the save is sent; a stale one is answered with the current version', async () => {
  const path = edit()
  const save = { basedOn: 0, ...template() }
  const saves = await Promise.all([1, 2, 3].map(() => send('PUT', path, save)))
  expect(saves.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await send('PUT', path, { ...save, basedOn: 1, name: 'Towns' })).reply.revision).toBe(2)
  const stale = await send('PUT', path, { ...save, basedOn: 1, name: 'Villages' })
  expect(stale).toMatchObject({ status: 409, reply: { current: { name: 'Towns', revision: 2 } } })
})

describe('what is no template is refused with a sentence for each field', () => {
  test.each([
    ['name', { name: '' }],
    ['kind', { kind: 'poem' }],
    ['content', { content: [] }],
    ['content.title', { content: { title: 3 } }],
    ['variables.0.name', { variables: [{ name: 'Not a name' }] }],
    ['variables', { variables: Array(61).fill(aCityTemplate().variables[0]) }],
    ['samples', { samples: Array(21).fill({}) }],
    ['basedOn', { basedOn: -1 }],
  ] as const)('%s', async (field, wrong) => {
    const { status, reply } = await send('PUT', edit(), { basedOn: 0, ...template(), ...wrong })
    expect(status).toBe(422)
    expect(Object.keys(reply.error.fields)).toContain(field)
  })

  test('a body that is no template, or too much of one', async () => {
    const statuses = ['{', 'null', `"${'x'.repeat(5 * 1024 * 1024)}"`].map((body) =>
      send('POST', `${API}/preview`, body),
    )
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([400, 422, 413])
  })
})

test('addresses of templates that are not there are answered with 404', async () => {
  const [none, odd] = [randomUUID(), "x'--"]
  for (const id of [none, odd]) {
    expect(
      (await httpRequest(site.origin, `/admin/templates/generate/${encodeURIComponent(id)}`, { headers: { cookie } }))
        .status,
    ).toBe(404)
    const asked = { id: randomUUID(), row: {} }
    expect((await send('POST', `${edit(encodeURIComponent(id))}/drafts`, asked)).status).toBe(404)
    expect((await send('POST', `${edit(encodeURIComponent(id))}/copy`, {})).status).toBe(404)
  }
  expect((await send('PUT', edit(), { ...template(), basedOn: 3 })).status).toBe(404)
  const revision = await httpRequest(site.origin, `${edit(none)}/revisions/99999999999`, { headers: { cookie } })
  expect(revision.status).toBe(404)
})

test('a template that would never end is named as one, and the site goes on', async () => {
  const content = {
    ...aCityTemplate().content,
    description: '{% for a in (1..9999) %}{% for b in (1..9999) %}x{% endfor %}{% endfor %}',
  }
  const samples = Array.from({ length: 20 }, () => ({ city: 'Oslo' }))
  const { reply } = await send('POST', `${API}/preview`, { ...template(), content, samples })
  expect(reply.rows.length).toBeGreaterThan(0)
  expect(reply.rows[0].problems[0]).toMatchObject({
    field: 'description',
    message: expect.stringMatching(/too long/),
  })
  expect((await httpRequest(site.origin, '/')).status).toBe(200)
})

test('nothing that a row says runs in the draft that is made of it', async () => {
  const id = randomUUID()
  const post = {
    kind: 'post',
    variables: [{ ...aCityTemplate().variables[0], type: 'rich-text', name: 'about' }],
    name: 'Posts',
    content: { ...emptyPost(), title: 'T', body: '<p>{{ about }}</p>{{ about | raw_html }}' },
  }
  await send('PUT', edit(id), { basedOn: 0, samples: [], ...post })
  const row = { about: '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>' }
  const { reply } = await send('POST', `${edit(id)}/drafts`, { id: randomUUID(), row })
  const { text } = await httpRequest(site.origin, `/admin/blog/edit/${reply.id}.data`, { headers: { cookie } })
  expect(text).toContain('<a>x</a>')
  expect(text).not.toMatch(/onerror|<script|javascript:/)
})

const emptyPost = () => ({
  title: '',
  slug: '',
  description: '',
  body: '',
  category: 'guides',
  tags: [],
  author: '',
  coverId: null,
  coverAlt: '',
  seo: { metaTitle: '', metaDescription: '', canonicalUrl: '', isNoindex: false, ogTitle: '', ogDescription: '' },
})
