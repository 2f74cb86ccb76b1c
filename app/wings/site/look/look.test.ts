import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { applyContentSecurityPolicy } from '~/platform/security/content-security-policy.server'
import { basicRange, latinExtRange, westernRange } from '~/ui/font-ranges'
import { oklchContrast } from '~/ui/oklch'
import { AA_CONTRAST, accentColors } from '~/wings/site/settings/accent-colors'
import { HUE_RANGE } from '~/wings/site/settings/brand'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { lookApi } from './api.server'
import { declareFonts, fontFilesToPreload } from './font-faces.server'
import { bodyFontNames, fontNames } from './fonts'
import { defaultLook, type Look, lookCss, lookVariables } from './look'
import { lookArchive } from './look-archive.server'
import { lookSchema } from './look-form.server'
import { findLook, findPageLook } from './queries.server'

const look = endpoint(lookApi, '/')
const serif: Look = { ...defaultLook, headingFont: 'fraunces', bodyFont: 'lora', radius: 'none', pageWidth: 'wide' }
const coded: Look = {
  ...serif,
  secondHue: 120,
  css: 'h1 { color: red }',
  headCode: '<script defer src="https://plausible.io/js/script.js"></script>',
  bodyCode: '<script>window.ready = true</script>',
  scriptOrigins: ['https://plausible.io'],
}

test('a look is saved as it was chosen, unless somebody saved another one meanwhile', async ({ db }) => {
  const save = (json: object) => readJsonResponse(callAsAdmin(look, db, { method: 'PUT', json }))
  expect(await save({ look: serif, basedOn: defaultLook })).toEqual({
    status: 200,
    body: { before: defaultLook, after: serif },
  })
  expect(await save({ look: defaultLook, basedOn: defaultLook })).toMatchObject({
    status: 409,
    body: { current: serif },
  })
  expect(await findLook(db)).toEqual(serif)
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toEqual([{ action: 'look.saved', actorEmail: testAdmin.email }])
})

test('whoever changes code proves who they are; fonts and colors ask for nothing', async ({ db }) => {
  const longAgo = { authenticatedAt: new Date(Date.now() - 60 * 60_000) }
  const save = (json: object) => readJsonResponse(callAsAdmin(look, db, { method: 'PUT', json }, longAgo))
  expect(await save({ look: serif, basedOn: defaultLook })).toMatchObject({ status: 200 })
  expect(await save({ look: coded, basedOn: serif })).toMatchObject({ status: 403 })
  expect(await findLook(db)).toEqual(serif)
})

test.each<[string, Partial<Look>, string]>([
  ['headCode', { headCode: '<div>Hello</div>' }, 'end of the body'],
  ['headCode', { headCode: '<script>let a' }, 'not closed'],
  ['headCode', { headCode: '<style>a {}' }, 'not closed'],
  ['headCode', { headCode: '<meta name="a"><!-- open' }, 'comment'],
  ['bodyCode', { bodyCode: '<button onclick="go()">Go</button>' }, 'onclick'],
  ['bodyCode', { bodyCode: '<script src="//evil.example/x.js"></script>' }, 'https://evil.example'],
  [
    'bodyCode',
    { bodyCode: '<script src="http://plausible.io/x.js"></script>', scriptOrigins: ['plausible.io'] },
    'http:',
  ],
  ['bodyCode', { bodyCode: '</div><body class="a">' }, '<body>'],
  ['bodyCode', { bodyCode: 'ü'.repeat(25_001) }, '50 kB'],
  ['css', { css: 'a {}</style><script>' }, '</style'],
  ['scriptOrigins.0', { scriptOrigins: ['*'] }, 'host'],
  ['scriptOrigins.0', { scriptOrigins: ["a.example; script-src 'unsafe-inline'"] }, 'host'],
  ['scriptOrigins.0', { scriptOrigins: ["a'b.example"] }, 'host'],
  ['scriptOrigins.0', { scriptOrigins: ['https://a.example/path'] }, 'host'],
  ['bodyFont', { bodyFont: 'bricolage' }, 'font'],
])('%s is refused beside its field: %o', (field, part, message) => {
  const { error } = lookSchema.safeParse({ ...defaultLook, ...part })
  const issue = error?.issues.find(({ path }) => path.join('.') === field)
  expect(issue?.message).toContain(message)
})

test('hosts are stored as origins, and lines end as a browser reads them', () => {
  const { scriptOrigins, bodyCode } = lookSchema.parse({
    ...defaultLook,
    scriptOrigins: ['plausible.io', 'https://Plausible.io'],
    bodyCode: '<script>\r\nlet a\r\n</script>',
  })
  expect(scriptOrigins).toEqual(['https://plausible.io'])
  expect(bodyCode).toBe('<script>\nlet a\n</script>')
})

test('a page gets its own code, and a policy that allows that and nothing else', async ({ db }) => {
  await callAsAdmin(look, db, { method: 'PUT', json: { look: coded, basedOn: defaultLook } })
  const { ownCode, ownCss, shown } = await findPageLook(db)
  expect(shown.hasOwnCode).toBe(true)
  const html = '<html><head><title>a</title></head><body><script nonce="n">1</script></body></html>'
  const page = applyContentSecurityPolicy(html, 'n', { frameOrigins: [], ownCode: { ...ownCode, css: ownCss } })
  expect(page.html).toBe(
    `<html><head><title>a</title><style>${coded.css}</style>${coded.headCode}</head><body><script>1</script>${coded.bodyCode}</body></html>`,
  )
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  expect(page.policy).toContain(
    `script-src 'self' ${hash('1')} ${hash('window.ready = true')} https://plausible.io; style-src`,
  )
  expect(page.policy).toContain(`connect-src 'self' https://plausible.io;`)
})

test('the default look says nothing; every other one names its variables and declares its fonts', () => {
  expect(lookCss(defaultLook, declareFonts(defaultLook))).toBe('')
  expect(lookVariables({ ...coded })).toEqual({
    '--font-heading': '"Fraunces","Heading fallback",Georgia, serif',
    '--font-sans': '"Lora","Body fallback",Georgia, serif',
    '--radius-md': '0',
    '--radius-lg': '0',
    '--page-width': '88rem',
    '--hue-2': '120',
  })
  for (const headingFont of fontNames)
    for (const bodyFont of bodyFontNames) {
      const css = declareFonts({ ...defaultLook, headingFont, bodyFont })
      expect(css).not.toMatch(/undefined|NaN/)
      expect(css.length).toBeLessThan(3_000)
    }
})

test('the style sheet and looks share out the characters of a font over its files alike', async () => {
  const css = await readFile('app/ui/fonts.css', 'utf8')
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range?.replace(/\s/g, ''))
  const ofOneFont = [latinExtRange, westernRange, basicRange]
  expect(ranges).toEqual([...ofOneFont, ...ofOneFont])
  expect(declareFonts({ ...defaultLook, bodyFont: 'inter' })).toContain(`unicode-range:${basicRange}}`)
})

test('a page in the default look needs 25 kB of fonts, and the heading font of another one as little as can be', async () => {
  const weigh = async (look: Partial<Look>) => {
    const files = fontFilesToPreload({ ...defaultLook, ...look }).map((file) => readFile(`.${file}`))
    return (await Promise.all(files)).reduce((sum, { byteLength }) => sum + byteLength, 0)
  }
  expect(await weigh({})).toBeLessThanOrEqual(25_000)
  expect(await weigh({ headingFont: 'fraunces' })).toBeLessThanOrEqual(25_000)
  expect(await weigh({ headingFont: 'inter', bodyFont: 'inter' })).toBeLessThanOrEqual(25_000)
  expect(await weigh({ headingFont: 'space-grotesk', bodyFont: 'newsreader' })).toBeLessThanOrEqual(32_000)
})

test('an archive takes the look along and says when it has code', async ({ db }) => {
  await callAsAdmin(look, db, { method: 'PUT', json: { look: coded, basedOn: defaultLook } })
  const records = await collectAsync(lookArchive.exportRecords(db))
  await callAsAdmin(look, db, { method: 'PUT', json: { look: defaultLook, basedOn: coded } })
  const [taken] = await lookArchive.importRecords(db, records, { by: { id: null, email: 'ada@harbor.test' } })
  expect(taken).toMatchObject({ outcome: 'replaced', reason: expect.stringContaining('code') })
  expect(await findLook(db)).toEqual(coded)
})

test('whichever second accent color is chosen, it can be read by day and by night', () => {
  // its lightness and chroma are those of the first
  for (let hue = HUE_RANGE.from; hue <= HUE_RANGE.to; hue++)
    for (const { linkContrast, accent, onAccent } of accentColors(hue)) {
      expect(linkContrast).toBeGreaterThanOrEqual(AA_CONTRAST)
      expect(oklchContrast(accent, onAccent)).toBeGreaterThanOrEqual(AA_CONTRAST)
    }
})
