import { studioCommand as by } from '~/domains/audit/actor'
import { onContentChange } from '~/platform/content-changes.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { allOf } from '~test/all-of'
import { expect, test } from '~test/test'
import { writePattern } from './commands.server'
import { noPattern } from './pattern'
import { patternsArchive } from './patterns-archive.server'
import { findPatterns } from './queries.server'

const pattern = { title: '{title} | {site}', description: '' }

test('the patterns of all kinds leave, and what was written since is again as it was', async ({ database: { db } }) => {
  await writePattern(db, by, { kind: 'post', pattern, basedOn: noPattern })
  const records = await allOf(patternsArchive.exported(db))
  expect(records).toEqual([
    { name: 'post', value: pattern },
    ...['product', 'landing_page', 'site'].map((name) => ({ name, value: noPattern })),
  ])
  const other = { title: '{title}', description: '{description}' }
  await writePattern(db, by, { kind: 'post', pattern: other, basedOn: pattern })
  await writePattern(db, by, { kind: 'site', pattern: other, basedOn: noPattern })
  const fates = async (rehearsal?: Set<string>) => {
    const taking = { by, ...(rehearsal && { rehearsal }) }
    const taken = await inTransaction(db, (tx) => patternsArchive.takeBack(tx, records, taking))
    return taken.map(({ name, fate }) => `${name} ${fate}`)
  }
  const wanted = ['Posts replaced', 'Products unchanged', 'Landing pages unchanged', 'Pages of the site replaced']
  expect(await fates(new Set())).toEqual(wanted)
  expect(await findPatterns(db)).toMatchObject({ post: other, site: other })
  const changed: unknown[] = []
  const end = onContentChange((tags) => changed.push(tags))
  expect(await fates()).toEqual(wanted)
  end()
  expect(changed).toEqual([
    ['patterns', 'patterns:post'],
    ['patterns', 'patterns:site'],
  ])
  expect(await findPatterns(db)).toMatchObject({ post: pattern, site: noPattern })
  expect((await fates()).every((fate) => fate.endsWith('unchanged'))).toBe(true)
})

test.for<[string, unknown]>([
  ['is of no kind', { name: 'constructor', value: noPattern }],
  ['has a variable that there is not', { name: 'post', value: { ...noPattern, title: '{title} {price}' } }],
  ['calls all pages the same', { name: 'site', value: { ...noPattern, title: 'Harbor' } }],
  ['is no pattern', { name: 'site', value: 'a text' }],
  ['has blanks around', { name: 'site', value: { ...noPattern, title: ' {title}' } }],
  ['has no value', { name: 'site' }],
])('a pattern of an archive that %s cannot be read', ([, record]) => {
  expect(patternsArchive.faultOf({ name: 'post', value: pattern })).toBeUndefined()
  expect(patternsArchive.faultOf(record)).toEqual(expect.any(String))
})
