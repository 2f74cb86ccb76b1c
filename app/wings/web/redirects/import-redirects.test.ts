import { csvImportSchema, readCsvUpload } from '~/platform/csv/csv-upload.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { aRedirect as add } from '~test/redirect-fixtures'
import { expect, test } from '~test/test'
import { importRedirects } from './import-redirects.commands.server'
import { MAX_REDIRECT_ROWS, parseRedirectsCsv } from './parse-redirects-csv.server'
import { planRedirectImport } from './plan-redirect-import.queries.server'
import { listRedirects } from './queries.server'
import { findRedirectTarget } from './redirect-or-not-found.server'
import { action } from './routes/admin-redirects-import'
import { streamRedirectsCsv } from './stream-redirects-csv.queries.server'

type Db = Parameters<typeof findRedirectTarget>[0]

async function take(db: Db, csv: string) {
  const plan = await planRedirectImport(db, await parseRedirectsCsv(csv))
  await importRedirects(db, testAdmin, plan)
  return plan
}

test('a file is judged row by row before anything changes, each refusal with its line and its reason', async ({
  db,
}) => {
  await add(db, '/known', '/a')
  await add(db, '/same', '/b')
  const csv = `from;to;status;kind
/new;/target;302;
/known;/changed;;exact
/same;/b;301;
/folder;/there/:splat;301;prefix
"/quoted;one";https://example.com/;
no-path;/x;;
/contact;/x;;
/odd;/x;999;
/kind;/x;;regex
/new/;/again;;
/loop;/loop2;;
/loop2;/loop;;
/gone;;410;
`
  const plan = await planRedirectImport(db, await parseRedirectsCsv(csv))
  const short = (rules: typeof plan.added) => rules.map(({ from, to, status }) => [from, to, status])
  expect(short(plan.added)).toEqual([
    ['/new', '/target', 302],
    ['/folder/*', '/there/*', 301],
    ['/quoted;one', 'https://example.com/', 301],
    ['/loop', '/loop2', 301],
    ['/gone', null, 410],
  ])
  expect([short(plan.changed), plan.unchanged]).toEqual([[['/known', '/changed', 301]], 1])
  expect(plan.rejected).toEqual([
    { line: 7, from: 'no-path', reason: 'Enter a path on this site, such as /old-page.' },
    { line: 8, from: '/contact', reason: '/contact is a built-in page.' },
    { line: 9, from: '/odd', reason: 'Choose a redirect type.' },
    { line: 10, from: '/kind', reason: '“regex” is not a valid match type. Use exact or prefix.' },
    { line: 11, from: '/new', reason: 'Duplicate of line 2.' },
    { line: 13, from: '/loop2', reason: 'This creates a redirect loop: /loop2 → /loop → /loop2.' },
  ])
  expect(await findRedirectTarget(db, '/new')).toBeUndefined()
  await importRedirects(db, testAdmin, plan)
  const ways = ['/new', '/known', '/folder/x'].map((path) => findRedirectTarget(db, path))
  expect(await Promise.all(ways)).toEqual(['/target', '/changed', '/there/x'])
})

test('chains are folded within the file and with what was there', async ({ db }) => {
  await add(db, '/older', '/a')
  await take(db, '/b,/c\n/a,/b\n')
  const { rows } = await listRedirects(db, {}, {}, 10)
  expect(rows.map(({ fromPath, toPath }) => `${fromPath} ${toPath}`).sort()).toEqual(['/a /c', '/b /c', '/older /c'])
})

test('what is exported is read back unchanged, and runs in no spreadsheet', async ({ db }) => {
  await take(
    db,
    'from,to,status,kind\n/a,/b?x=1,302,\n/p,/q/*,301,prefix\n/gone,,410,\n"/with, comma",/c,,\n/f,=1+1,,\n',
  )
  let csv = ''
  for await (const lines of streamRedirectsCsv(db)) csv += lines
  expect(csv).toContain('/p/*,/q/*,301,prefix,0,')
  expect(csv).toContain('"/with, comma",/c,301,exact')
  const plan = await planRedirectImport(db, await parseRedirectsCsv(csv))
  expect(plan).toEqual({ added: [], changed: [], unchanged: 4, rejected: [] })
})

test('a file is refused as a whole with a sentence when it is empty, too long or broken off', async () => {
  const reason = async (text: string) => {
    const file = new File([text], 'a.csv')
    const parsed = csvImportSchema.safeParse({ step: 'check', file })
    if (!parsed.success) return parsed.error.issues[0]?.message
    return readCsvUpload(file, MAX_REDIRECT_ROWS, parseRedirectsCsv).then(
      () => undefined,
      (error) => error.message,
    )
  }
  expect(await reason('')).toBe('Choose a file that is not empty.')
  expect(await reason('from,to\n')).toBe('This file has no rows.')
  expect(await reason('/a,"/b')).toBe('Line 1: a quoted cell is not closed correctly.')
  expect(await reason('/a,/b\n'.repeat(50_001))).toMatch(/^This file has 50,001 rows/)
  expect(await reason('/a,/b')).toBeUndefined()
})

test('the bytes of spreadsheets are read: UTF-16 and what Windows had before', async () => {
  const from = async (bytes: Buffer) => {
    const file = new File([new Uint8Array(bytes)], 'a.csv')
    return (await readCsvUpload(file, MAX_REDIRECT_ROWS, parseRedirectsCsv))[0]?.from
  }
  expect(await from(Buffer.from('\uFEFF/größe,/b', 'utf16le'))).toBe('/größe')
  expect(await from(Buffer.from('/größe,/b', 'latin1'))).toBe('/größe')
})

test('a form without a file is refused beside its field', async ({ db }) => {
  const answer = await callAsAdmin(action, db, {
    path: '/admin/seo-settings/redirects/import',
    form: { step: 'check' },
  })
  expect(answer).toMatchObject({ init: { status: 422 }, data: { fieldErrors: { file: 'Choose a file.' } } })
})

test('50,000 rows are judged and taken within seconds', async ({ database: { db } }) => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `/old/${n},/new/${n}\n`)
  const startedAt = performance.now()
  const plan = await take(db, rows.join(''))
  expect(performance.now() - startedAt).toBeLessThan(60_000) // 4 s on a quiet machine
  expect(plan.added).toHaveLength(50_000)
  expect(await findRedirectTarget(db, '/old/49999')).toBe('/new/49999')
})
