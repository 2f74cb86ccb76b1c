import fc from 'fast-check'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { expect, test } from '~test/test'
import { saveRobotsText } from './commands.server'
import { findRobotsText } from './queries.server'
import { blocksWholeSite, DEFAULT_ROBOTS_TXT, withSitemapLine } from './robots'
import { findRobotsErrors } from './robots-errors'
import { robotsTextSchema } from './robots-text-schema'

const origin = 'https://harbor.test'
const faultOf = (text: string) => robotsTextSchema.safeParse(text).error?.issues[0]?.message

test.each([
  DEFAULT_ROBOTS_TXT,
  '# a comment\n\nUser-agent: *\nUser-agent: GPTBot # both\nDisallow:\nAllow: /*.css$\nCrawl-delay: 2\n',
  'Sitemap: https://harbor.test/sitemap.xml\nUSER-AGENT: Googlebot\ndisallow: /a\nVisit-time: 0600-0845',
])('crawlers understand %j', (text) => {
  expect(faultOf(text)).toBeUndefined()
})

test.each([
  ['', 'Add at least one rule, or reset to the default.'],
  ['# only words', 'Begin with a “User-agent” line, such as “User-agent: *”.'],
  ['Disallow: /a\nUser-agent: *', 'Line 1: Add a “User-agent” line first, such as “User-agent: *”.'],
  ['User-agent: *\nDisalow: /a', 'Line 2: Unknown directive “disalow”.'],
  ['User-agent: *\nnothing', 'Line 2: Write “Field: value”, or begin a comment with #.'],
  ['User-agent:\nDisallow: /', 'Line 1: Enter a user agent, or * for all.'],
  ['User-agent: *\nDisallow: admin', 'Line 2: A path must begin with / and contain no spaces.'],
  [
    'User-agent: *\nSitemap: /sitemap.xml',
    'Line 2: Enter a full sitemap URL, such as https://example.com/sitemap.xml.',
  ],
  ['User-agent: *\nCrawl-delay: soon', 'Line 2: Enter the crawl delay in seconds.'],
  [`User-agent: *\n# ${'a'.repeat(2_000)}`, 'Line 2: Keep each line to 2,000 characters or fewer.'],
  ['User-agent: *\n'.repeat(2_001), 'Use at most 2,000 lines.'],
  ['User-agent: *\nAllow: /\n'.repeat(201), 'Use at most 200 groups.'],
  ['a'.repeat(100_001), 'Keep robots.txt to 100,000 characters or fewer.'],
])('%j is refused with the reason', (text, sentence) => {
  expect(faultOf(text)).toBe(sentence)
})

test.each([
  ['User-agent: *\nDisallow: /', true],
  ['User-agent: GPTBot\nUser-agent: *\nDisallow: /*', true],
  ['User-agent: *\nDisallow: *', true],
  ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin', false],
  ['User-agent: *\nDisallow: /\nAllow: /', false],
  ['User-agent: *\nDisallow:', false],
  ['User-agent: *\nDisallow: /$', false],
  ['User-agent: *\nDisallow: /\nAllow: /blog/', true],
  ['User-agent: *\nCrawl-delay: 2\nUser-agent: GPTBot\nDisallow: /', true],
  [DEFAULT_ROBOTS_TXT, false],
])('whether %j closes the whole site: %s', (text, isClosed) => {
  expect(blocksWholeSite(text)).toBe(isClosed)
})

test('the sitemap is named where the author has named none, and only once', () => {
  expect(withSitemapLine('User-agent: *\nAllow: /', origin)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
  const own = 'User-agent: *\nAllow: /\nsitemap: https://cdn.test/map.xml'
  expect(withSitemapLine(own, origin)).toBe(`${own}\n`)
  expect(withSitemapLine('User-agent: *\n# Sitemap: none', origin)).toContain(`\nSitemap: ${origin}/`)
})

test('whatever is typed is accepted or refused with a sentence, and what is accepted stays accepted', () => {
  const line = fc.oneof(
    fc.constantFrom('User-agent: *', 'Disallow: /', 'Allow: /a', 'Sitemap: https://a.test/b', '#', '', ':', 'x:y'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { success, data, error } = robotsTextSchema.safeParse(lines.join('\n'))
      if (!success) expect(error.issues[0]?.message).toMatch(/[.…]$/)
      else expect(robotsTextSchema.safeParse(withSitemapLine(data, origin)).success).toBe(true)
    }),
  )
})

test('each line that crawlers do not understand is named', () => {
  expect(findRobotsErrors('User-agent: *\nDisalow: /a\n\nnothing\nDisallow: /b')).toEqual([
    { line: 2, message: 'Unknown directive “disalow”.' },
    { line: 4, message: 'Write “Field: value”, or begin a comment with #.' },
  ])
  expect(findRobotsErrors(DEFAULT_ROBOTS_TXT)).toEqual([])
})

test('a robots.txt is written, taken back to the default, and each is in the audit log', async ({
  database: { db },
}) => {
  const write = (text: string | null, basedOn: string | null) =>
    saveRobotsText(db, commandLineActor, { text, basedOn, isConfirmed: false })
  expect(await findRobotsText(db)).toBeNull()
  const [first, second] = ['User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /b']
  expect(await write(first, null)).toEqual({ before: null })
  expect(await findRobotsText(db)).toBe(first)
  expect(await write(second, first)).toEqual({ before: first })
  expect(await write(null, second)).toEqual({ before: second })
  expect(await write(null, null)).toEqual({ before: null })
  expect(await findRobotsText(db)).toBeNull()
  const log = await db.selectFrom('auditEntries').select(['action', 'after']).execute()
  expect(log.map(({ action, after }) => `${action} ${after}`).toSorted()).toEqual([
    ...['robots.reset null', `robots.written ${first}`, `robots.written ${second}`],
  ])
})

test('nobody writes over a robots.txt that they have not seen', async ({ database: { db } }) => {
  const write = (text: string | null, basedOn: string | null) =>
    saveRobotsText(db, commandLineActor, { text, basedOn, isConfirmed: true })
  const [theirs, mine] = ['User-agent: *\nDisallow: /theirs', 'User-agent: *\nDisallow: /']
  const answers = await Promise.all([write(theirs, null), write(mine, null)])
  expect(answers.filter((answer) => 'before' in answer)).toHaveLength(1)
  const kept = await findRobotsText(db)
  expect(answers).toContainEqual({ current: kept })
  expect(await write(null, 'something else')).toEqual({ current: kept })
  expect(await findRobotsText(db)).toBe(kept)
})

test('a robots.txt that closes the site is saved only when somebody has confirmed it', async ({ db }) => {
  const text = 'User-agent: *\nDisallow: /'
  const answer = await saveRobotsText(db, commandLineActor, { text, basedOn: null, isConfirmed: false })
  expect(answer).toHaveProperty('warning')
  expect(await findRobotsText(db)).toBeNull()
  await saveRobotsText(db, commandLineActor, { text, basedOn: null, isConfirmed: true })
  expect(await findRobotsText(db)).toBe(text)
})
