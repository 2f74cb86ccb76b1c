import fc from 'fast-check'
import { onContentChange } from '~/platform/content-changes/content-changes.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { expect, test } from '~test/test'
import { saveTitleTemplateIfUnchanged } from './commands.server'
import { findTitleTemplates } from './queries.server'
import { templateVariablesByKind, validateTitleTemplate } from './template-variables'
import { emptyTitleTemplate, renderTitleTemplate, titleTemplateKinds } from './title-template'

const words = { title: 'Queues', site: 'Harbor', category: '', price: '$499', year: '2026' }

test.each([
  ['{title} – {site}', 'Queues – Harbor'],
  ['{title} – {category} – {site}', 'Queues – Harbor'],
  ['{category} | {title}', 'Queues'],
  ['{title} – {category}', 'Queues'],
  ['{title} from {price} ({year})', 'Queues from $499 (2026)'],
  ['{category} {title}', 'Queues'],
  ['{category}', ''],
])('%j says %j of a page', (text, filled) => {
  expect(renderTitleTemplate(text, words)).toBe(filled)
})

test('what stands for a variable is taken as it is, brackets and all', () => {
  expect(renderTitleTemplate('{title} – {site}', { title: '{site} $& – x', site: 'Harbor' })).toBe(
    '{site} $& – x – Harbor',
  )
})

test.each([
  ['post', 'title', '{title} – {price}', /\{price\} is not available here\. Use \{title\}/],
  ['product', 'title', '{}', /\{\} is not available here/],
  ['site', 'title', '{title', /Enclose variables in braces/],
  ['site', 'title', 'title}', /Enclose variables in braces/],
  ['landing-page', 'title', 'Harbor', /Add \{title\} so that each page/],
  ['post', 'description', 'By {author}', /Add \{title\} or \{description\} so that each page/],
] as const)('for a %s, the %s %j is refused', (kind, field, text, sentence) => {
  expect(validateTitleTemplate(kind, field, text)).toMatch(sentence)
})

test('every variable of a kind may be used, and whatever is accepted can be filled', () => {
  for (const kind of titleTemplateKinds) {
    const all = Object.keys(templateVariablesByKind[kind]).map((name) => `{${name}}`)
    expect(validateTitleTemplate(kind, 'title', all.join(' – '))).toBeUndefined()
  }
  const part = fc.oneof(fc.constantFrom('{title}', '{site}', ' – ', ' | ', '{', '}', '{x}'), fc.string())
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.dictionary(fc.constantFrom('title', 'site'), fc.string()),
      (parts, given) => {
        const text = parts.join('')
        if (validateTitleTemplate('site', 'title', text)) return
        expect(renderTitleTemplate(text, { ...given, title: 'T' })).toContain(text === '' ? '' : 'T')
      },
    ),
  )
})

test('a pattern is written for its kind alone, tells the pages of that kind, and is in the audit log', async ({
  database: { db },
}) => {
  const changed: unknown[] = []
  const end = onContentChange((tags) => changed.push(tags))
  const template = { title: '{title} | {site}', description: '' }
  const write = (basedOn = emptyTitleTemplate) =>
    saveTitleTemplateIfUnchanged(db, commandLineActor, { kind: 'post', template, basedOn })
  expect(await write()).toEqual({ before: emptyTitleTemplate, after: template })
  expect(changed).toEqual([['title-templates', 'title-templates:post']])
  expect(await findTitleTemplates(db)).toMatchObject({ post: template, product: emptyTitleTemplate })
  expect(await write()).toEqual({ current: template })
  expect(await write(template)).toEqual({ before: template, after: template })
  end()
  expect(changed).toHaveLength(1)
  const log = await db.selectFrom('auditEntries').select(['action', 'subject']).execute()
  expect(log).toEqual([{ action: 'pattern.written', subject: 'setting:patterns:post' }])
})
