import { onContentChange } from '~/platform/content-changes/content-changes.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { saveTitleTemplateIfUnchanged } from './commands.server'
import { findTitleTemplates } from './queries.server'
import { emptyTitleTemplate } from './title-template'
import { titleTemplatesArchive } from './title-templates-archive.server'

const template = { title: '{title} | {site}', description: '' }

test('the patterns of all kinds leave, and what was written since is again as it was', async ({ database: { db } }) => {
  await saveTitleTemplateIfUnchanged(db, by, { kind: 'post', template, basedOn: emptyTitleTemplate })
  const records = await collectAsync(titleTemplatesArchive.exportRecords(db))
  expect(records).toEqual([
    { name: 'post', value: template },
    ...['product', 'landing_page', 'site'].map((name) => ({ name, value: emptyTitleTemplate })),
  ])
  const other = { title: '{title}', description: '{description}' }
  await saveTitleTemplateIfUnchanged(db, by, { kind: 'post', template: other, basedOn: template })
  await saveTitleTemplateIfUnchanged(db, by, { kind: 'site', template: other, basedOn: emptyTitleTemplate })
  const outcomes = async (dryRun?: Set<string>) => {
    const taking = { by, ...(dryRun && { dryRun }) }
    const taken = await inTransaction(db, (tx) => titleTemplatesArchive.importRecords(tx, records, taking))
    return taken.map(({ name, outcome }) => `${name} ${outcome}`)
  }
  const wanted = ['Posts replaced', 'Products unchanged', 'Landing pages unchanged', 'Pages replaced']
  expect(await outcomes(new Set())).toEqual(wanted)
  expect(await findTitleTemplates(db)).toMatchObject({ post: other, site: other })
  const changed: unknown[] = []
  const end = onContentChange((tags) => changed.push(tags))
  expect(await outcomes()).toEqual(wanted)
  end()
  expect(changed).toEqual([
    ['title-templates', 'title-templates:post'],
    ['title-templates', 'title-templates:site'],
  ])
  expect(await findTitleTemplates(db)).toMatchObject({ post: template, site: emptyTitleTemplate })
  expect((await outcomes()).every((outcome) => outcome.endsWith('unchanged'))).toBe(true)
})

test.for<[string, unknown]>([
  ['is of no kind', { name: 'constructor', value: emptyTitleTemplate }],
  ['has a variable that there is not', { name: 'post', value: { ...emptyTitleTemplate, title: '{title} {price}' } }],
  ['calls all pages the same', { name: 'site', value: { ...emptyTitleTemplate, title: 'Harbor' } }],
  ['is no pattern', { name: 'site', value: 'a text' }],
  ['has blanks around', { name: 'site', value: { ...emptyTitleTemplate, title: ' {title}' } }],
  ['has no value', { name: 'site' }],
])('a pattern of an archive that %s cannot be read', ([, record]) => {
  expect(titleTemplatesArchive.validate({ name: 'post', value: template })).toBeUndefined()
  expect(titleTemplatesArchive.validate(record)).toEqual(expect.any(String))
})
