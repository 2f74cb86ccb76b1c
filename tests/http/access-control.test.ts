import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '~/platform/database/database.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { anAdmin } from '~test/admin'
import { type HttpResponse, httpRequest } from '~test/http'
import { listAllPaths, listGuardedPaths, listRouteAddresses } from '~test/route-addresses'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser } from '~test/user-account'

const READING = ['GET', 'HEAD']
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
// what has an address below /admin and is there for those who are not signed in yet
const OPEN = ['/admin/login', '/admin/setup/:token']

let site: RunningSite
let cookies: Record<'visitor' | 'user' | 'admin', string>
let before: string[]

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  cookies = { visitor: '', user: (await aUser(site)).cookie, admin: (await anAdmin(site)).cookie }
  before = await doneByAdmins()
})
afterAll(() => site.stop())

/** As the browser asks for a page. */
const pages = listGuardedPaths()
/** As React Router's own calls ask for the data of a page. */
const data = pages.map((path) => `${path}.data`)
/** The same, but for a part of it. */
const parts = data.flatMap((path) => [`${path}?_routes=routes%2Fnothing`, `${path}?index`])

/** Of data, loaders and actions tell only GET from POST; and one without an account shows which parts are below the guard. */
function addressesFor(method: string, who: keyof typeof cookies) {
  if (!['GET', 'POST'].includes(method)) return pages
  return who === 'visitor' ? [...pages, ...data, ...parts] : [...pages, ...data]
}

const AT_ONCE = 4

interface Answered {
  path: string
  answer: HttpResponse
}

type Judge = (answer: HttpResponse, path: string) => boolean

/** What somebody gets from each address. */
async function answersTo(who: keyof typeof cookies, method: string, paths: string[]) {
  const left = paths.values()
  const answers: Answered[] = []
  const askOn = async () => {
    for (const path of left) answers.push({ path, answer: await request(who, method, path) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return answers
}

/** What `isFine` denies of that: each address, and its status. */
async function faultsOf(who: keyof typeof cookies, method: string, paths: string[], isFine: Judge) {
  return faultsIn(await answersTo(who, method, paths), isFine)
}

function faultsIn(answers: Answered[], isFine: Judge) {
  return answers
    .filter(({ path, answer }) => !isFine(answer, path))
    .map(({ path, answer }) => `${path} ${answer.status}`)
}

async function doneByAdmins() {
  return (await request('admin', 'GET', '/admin/settings.data')).text.match(/admin\.(?!refused)[a-z-]+/g) ?? []
}

function request(who: keyof typeof cookies, method: string, path: string) {
  const headers = { cookie: cookies[who], accept: '*/*' }
  return httpRequest(site.origin, path, { method, headers })
}

/** A redirect, or the data of one, to the home page. */
function isSentHome({ status, headers, text }: HttpResponse, method: string) {
  if (status === 302) return headers.location === '/'
  return status === 202 && (method === 'HEAD' || /"redirect","\/"/.test(text))
}

function isDataOf(path: string) {
  return path.includes('.data')
}

test('the list of addresses is the one of app/routes.ts', () => {
  expect(pages).toEqual(expect.arrayContaining(['/admin', '/admin/settings/admins', '/admin/api/search']))
  expect(pages.length).toBeGreaterThan(40)
})

test('nothing below /admin is outside of the guard but the ways in', () => {
  const unguarded = listRouteAddresses().filter(({ path, isGuarded }) => /^\/admin\b/i.test(path) && !isGuarded)
  expect(unguarded.map(({ path }) => path).sort()).toEqual(OPEN)
})

describe.each(['visitor', 'user'] as const)('a %s', (who) => {
  test.each(READING)('is sent home by every address of the back office: %s', async (method) => {
    expect(await faultsOf(who, method, addressesFor(method, who), (answer) => isSentHome(answer, method))).toEqual([])
  })

  test.each(CHANGING)('is refused by every address of the back office: %s', async (method) => {
    const status = who === 'visitor' ? 401 : 403
    expect(await faultsOf(who, method, addressesFor(method, who), (answer) => answer.status === status)).toEqual([])
  })

  test('learns nothing by asking for the methods', async () => {
    const tellsNothing = ({ status, text }: HttpResponse) =>
      [401, 403, 405].includes(status) && !text.includes('@harbor.test')
    expect(await faultsOf(who, 'OPTIONS', pages, tellsNothing)).toEqual([])
  })

  test.each([
    '/ADMIN',
    '/Admin/settings/admins',
    '/admin/',
    '/admin//settings/admins',
    '//admin',
    '/%61dmin',
    '/admin%2Fsettings',
    '/admin/./settings/admins',
    '/admin/_.data',
    '/admin/settings/_.data',
    '/admin;x=1',
    '/blog/../admin',
    '/admin/settings/admins/',
    '/admin/settings/admins?_data=root',
    '/admin/login/../settings/admins',
  ])('finds no way around by the spelling of %s', async (path) => {
    const answer = await request(who, 'GET', path)
    if (answer.status === 200) expect(answer.text).not.toContain('Administrator')
    expect(answer.text).not.toContain('admin-')
    expect([202, 301, 302, 400, 404]).toContain(answer.status)
  })
})

test('whatever was refused was not done', async () => {
  expect(await doneByAdmins()).toEqual(before)
  expect(before).not.toEqual([])
})

describe('an admin', () => {
  const others = listAllPaths().filter(
    (path) => /^\/(admin|planner|api)\b(?!\/auth)/.test(path) && !pages.includes(path),
  )
  // each address is asked once for all tests
  const guarded = new Map<string, Answered[]>()

  test.each([...READING, ...CHANGING, 'OPTIONS'])('passes everywhere: %s', async (method) => {
    const passes = (answer: HttpResponse, path: string) =>
      ![401, 403].includes(answer.status) && answer.status < 500 && !isSentHome(answer, isDataOf(path) ? 'GET' : method)
    const answers = await answersTo('admin', method, addressesFor(method, 'admin'))
    guarded.set(method, answers)
    expect(faultsIn(answers, passes)).toEqual([])
  })

  test('is told by an address that refuses a method which ones it takes, and it takes each of them', async () => {
    const [taken, refused] = [new Set<string>(), [] as string[]]
    for (const method of ['GET', ...CHANGING]) {
      const answers = [...(guarded.get(method) ?? []), ...(await answersTo('admin', method, others))]
      for (const { path, answer } of answers.filter(({ path, answer }) => answer.status === 405 && !isDataOf(path))) {
        refused.push(`${method} ${path}`)
        for (const allowed of String(answer.headers.allow).split(', ')) taken.add(`${allowed} ${path}`)
      }
    }
    expect(taken.size).toBeGreaterThan(100)
    expect(refused.filter((one) => taken.has(one))).toEqual([])
  })

  test('gets answers that no browser and no proxy keeps', async () => {
    const isNotKept = ({ headers }: HttpResponse) => headers['cache-control'] === 'no-store'
    expect(faultsIn(guarded.get('GET') as Answered[], isNotKept)).toEqual([])
  })

  test('is told inside of the frame, which names them, that an address leads nowhere', async () => {
    const { status, text } = await request('admin', 'GET', '/admin/no-such-screen')
    expect(status).toBe(404)
    expect(text).toMatch(/<h1[^>]*>Page not found\.<\/h1>/)
    expect(text).toMatch(/<a[^>]* href="\/admin"[^>]*>Go to the dashboard/)
    expect(text).toMatch(/<nav aria-label="Back office"/)
    expect(text).toMatch(/title="admin-\w+@harbor\.test"[\s\S]*>Administrator</)
  })

  test('is recognised by nothing but the session: what a client says of itself counts for nothing', async () => {
    const claims = { 'x-user-id': 'admin', authorization: 'Bearer admin', 'x-forwarded-for': '127.0.0.1' }
    const cookie = 'studio-admin-id=1; is_admin=true; studio-auth.session_token=abc.def'
    const answer = await httpRequest(site.origin, '/admin', { headers: { ...claims, cookie } })
    expect(isSentHome(answer, 'GET')).toBe(true)
  })
})

test('once the studio requires two factors, an admin with a password alone gets no further than the question', async () => {
  await withDatabase((db) => saveSetting(db, 'second-factor-required', true))
  const isAsked = ({ headers, text }: HttpResponse) => `${headers.location} ${text}`.includes('/account/confirm?')
  const passed = [await faultsOf('admin', 'GET', [...pages, ...data], isAsked)]
  passed.push(await faultsOf('admin', 'POST', pages, ({ status }) => status === 403))
  await withDatabase((db) => saveSetting(db, 'second-factor-required', false))
  expect(passed.flat()).toEqual([])
})

async function withDatabase(work: (db: Database) => Promise<unknown>) {
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  await work(db)
  await close()
}
