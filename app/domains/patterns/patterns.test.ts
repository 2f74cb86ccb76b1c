import fc from 'fast-check'
import { studioCommand } from '~/domains/audit/actor'
import { onContentChange } from '~/platform/content-changes.server'
import { expect, test } from '~test/test'
import { writePattern } from './commands.server'
import { fillPattern, noPattern, patternKinds } from './pattern'
import { findPatterns } from './queries.server'
import { faultInPattern, variablesOf } from './variables'

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
  expect(fillPattern(text, words)).toBe(filled)
})

test('what stands for a variable is taken as it is, brackets and all', () => {
  expect(fillPattern('{title} – {site}', { title: '{site} $& – x', site: 'Harbor' })).toBe('{site} $& – x – Harbor')
})

test.each([
  ['post', 'title', '{title} – {price}', /no \{price\} here\. Use \{title\}/],
  ['product', 'title', '{}', /no \{\} here/],
  ['site', 'title', '{title', /one bracket is alone/],
  ['site', 'title', 'title}', /one bracket is alone/],
  ['landing-page', 'title', 'Harbor', /every page says the same/],
  ['post', 'description', 'By {author}', /Without \{title\} or \{description\} every page says the same/],
] as const)('for a %s, the %s %j is refused', (kind, field, text, sentence) => {
  expect(faultInPattern(kind, field, text)).toMatch(sentence)
})

test('every variable of a kind may be used, and whatever is accepted can be filled', () => {
  for (const kind of patternKinds) {
    const all = Object.keys(variablesOf[kind]).map((name) => `{${name}}`)
    expect(faultInPattern(kind, 'title', all.join(' – '))).toBeUndefined()
  }
  const part = fc.oneof(fc.constantFrom('{title}', '{site}', ' – ', ' | ', '{', '}', '{x}'), fc.string())
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.dictionary(fc.constantFrom('title', 'site'), fc.string()),
      (parts, given) => {
        const text = parts.join('')
        if (faultInPattern('site', 'title', text)) return
        expect(fillPattern(text, { ...given, title: 'T' })).toContain(text === '' ? '' : 'T')
      },
    ),
  )
})

test('a pattern is written for its kind alone, tells the pages of that kind, and is in the audit log', async ({
  database: { db },
}) => {
  const changed: unknown[] = []
  const end = onContentChange((tags) => changed.push(tags))
  const pattern = { title: '{title} | {site}', description: '' }
  const write = (basedOn = noPattern) => writePattern(db, studioCommand, { kind: 'post', pattern, basedOn })
  expect(await write()).toEqual({ before: noPattern, after: pattern })
  expect(changed).toEqual([['patterns', 'patterns:post']])
  expect(await findPatterns(db)).toMatchObject({ post: pattern, product: noPattern })
  expect(await write()).toEqual({ current: pattern })
  expect(await write(pattern)).toEqual({ before: pattern, after: pattern })
  end()
  expect(changed).toHaveLength(1)
  const log = await db.selectFrom('auditEntries').select(['action', 'subject']).execute()
  expect(log).toEqual([{ action: 'pattern.written', subject: 'setting:patterns:post' }])
})
