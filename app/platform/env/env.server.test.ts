import { readFile } from 'node:fs/promises'
import { expect, test } from '~test/test'
import { OperatorError } from '../errors/operator-error'
import { environmentSchema, isLocalOrigin, readEnvironment } from './env.server'

test.for([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['ORIGIN', 'harbor.example'],
  ['ORIGIN', 'ftp://harbor.example'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['DATABASE_URL', 'localhost:5432'],
  ['WEB_CONCURRENCY', '0'],
  ['WEB_CONCURRENCY', '1.5'],
  ['SECRET', 'short'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['STALL_SECONDS', '-1'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['SMTP_URL', 'mail.example.com'],
  ['ERROR_REPORT_URL', 'none'],
  ['AI_PROVIDER', 'hal'],
  ['AI_BASE_URL', 'localhost'],
  ['AI_TIMEOUT_SECONDS', 'soon'],
  ['GOOGLE_OAUTH_BASE', 'accounts.google.com'],
  ['BACKUP_TO', 'ftp://backups.example'],
  ['BACKUP_TO', 's3://'],
  ['METRICS_TOKEN', 'short'],
  ['GITHUB_OAUTH_BASE', 'ftp://github.com'],
] as const)('a wrong %s is refused by name: %s', ([name, value]) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  expect(read).toThrow(OperatorError)
})

test('every wrong variable is named at once', () => {
  expect(() => readEnvironment({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT .*\.\nDEMO .*\.$/)
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ PORT: '', ORIGIN: '' })).toMatchObject({ PORT: 3000, ORIGIN: 'http://localhost:3000' })
})

test('PostgreSQL needs a secret that all processes share', () => {
  const DATABASE_URL = 'postgres://user:password@db.example/site'
  expect(() => readEnvironment({ DATABASE_URL })).toThrow(
    'Database not configured. Please add your credentials. SECRET is required',
  )
  expect(readEnvironment({ DATABASE_URL, SECRET: '0123456789abcdef' }).DATABASE_URL).toBe(DATABASE_URL)
})

test('backups go to a folder, to a bucket of the store that is set up, or nowhere', () => {
  for (const target of ['off', './elsewhere', '/mnt/backups', 'C:\\backups'])
    expect(readEnvironment({ BACKUP_TO: target }).BACKUP_TO).toBe(target)
  expect(() => readEnvironment({ BACKUP_TO: 's3://bucket/site' })).toThrow('S3_URL is required together with BACKUP_TO')
  const S3_URL = 'https://key:secret@s3.example/files'
  expect(readEnvironment({ BACKUP_TO: 's3://bucket/site', S3_URL }).BACKUP_TO).toBe('s3://bucket/site')
})

test('a compatible AI server needs an address and a model, and may do without a key', () => {
  const address = { AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://localhost:11434/v1' }
  expect(() => readEnvironment({ AI_PROVIDER: 'compatible', AI_MODEL: 'llama' })).toThrow(
    /^AI_BASE_URL and AI_MODEL are required .*\.$/,
  )
  expect(() => readEnvironment(address)).toThrow('AI_BASE_URL and AI_MODEL are required')
  expect(readEnvironment({ ...address, AI_MODEL: 'llama' })).toMatchObject({
    AI_MODEL: 'llama',
    AI_TIMEOUT_SECONDS: 30,
  })
})

test('signing in with Google or GitHub needs both halves of their credentials', () => {
  for (const provider of ['GOOGLE', 'GITHUB']) {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`]
    const sentence = `${id} and ${secret} are required together`
    expect(() => readEnvironment({ [id]: 'site' })).toThrow(sentence)
    expect(() => readEnvironment({ [secret]: 'secret' })).toThrow(sentence)
    expect(readEnvironment({ [id]: 'site', [secret]: 'secret' })).toMatchObject({ [id]: 'site' })
  }
})

test('a site is local only on addresses of this machine', () => {
  expect(['http://localhost:3000', 'http://127.0.0.1', 'http://a.localhost'].map(isLocalOrigin)).toEqual([
    true,
    true,
    true,
  ])
  expect(['http://harbor.test', 'https://localhost.example.com'].map(isLocalOrigin)).toEqual([false, false])
})

test('the example of a file with settings and the README name every variable, and no other', async () => {
  // what runs the program sets NODE_ENV, not who sets the site up
  const known = Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV')
  const example = await readFile('.env.example', 'utf8')
  expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name).sort()).toEqual(known.sort())
  const [, table = ''] = (await readFile('README.md', 'utf8')).split('## Set it up')
  const [rows = ''] = table.split('A wrong variable')
  const named = rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual(known)
})
