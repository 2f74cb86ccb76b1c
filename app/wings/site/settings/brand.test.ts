import { readFileSync } from 'node:fs'
import { type Oklch, oklchContrast } from '~/ui/oklch'
import { expect, test } from '~test/test'
import { AA_CONTRAST, accentColors } from './accent-colors'
import { HUE_RANGE } from './brand'
import { brandForm } from './brand-form'
import { updateBrand } from './commands.server'
import { findBrand } from './queries.server'

const ada = { id: null, email: 'ada@harbor.test' }
const filled = {
  name: 'Quay',
  legalName: 'Quay Ltd',
  tagline: 'Software',
  description: '',
  contactEmail: ' Hello@Quay.example ',
  officeHours: 'Weekdays, 9 to 17',
  tryUrl: '/planner/login',
  hue: '-100',
  timeZone: 'Europe/Lisbon',
  language: 'pt',
  currency: 'EUR',
  socialLabel: 'X',
  socialUrl: 'https://x.com/quay',
}

test('what an admin writes about the studio is what pages show, and the log keeps what stood there', async ({ db }) => {
  const before = await findBrand(db)
  expect(await updateBrand(db, ada, brandForm.parse(filled))).toEqual(before)
  expect(await findBrand(db)).toMatchObject({
    name: 'Quay',
    contactEmail: 'hello@quay.example',
    hue: -100,
    officeHours: 'Weekdays, 9 to 17',
    timeZone: 'Europe/Lisbon',
    language: 'pt',
    currency: 'EUR',
    logo: null,
    socialLinks: [{ label: 'X', url: 'https://x.com/quay' }],
  })
  const entry = await db.selectFrom('auditEntries').select(['action', 'after']).executeTakeFirst()
  expect(entry).toMatchObject({ action: 'studio.described', after: { name: 'Quay' } })
})

test('a picture that has left the library is refused, and nothing is stored', async ({ db }) => {
  const before = await findBrand(db)
  const form = brandForm.parse({ ...filled, logo: '0'.repeat(32) })
  await expect(updateBrand(db, ada, form)).rejects.toMatchObject({ status: 409 })
  expect(await findBrand(db)).toEqual(before)
})

test.each([
  ['name', { name: ' ' }],
  ['contactEmail', { contactEmail: 'nobody' }],
  ['tryUrl', { tryUrl: 'javascript:alert(1)' }],
  ['hue', { hue: '200' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '' }],
  ['currency', { currency: 'XXX' }],
  ['socialUrl.0', { socialUrl: '//evil.example' }],
  ['socialUrl.0', { socialUrl: 'data:text/html,x' }],
  ['socialLabel.1', { socialLabel: ['X', ''], socialUrl: ['https://x.com', 'https://y.com'] }],
  ['socialUrl', { socialLabel: Array(9).fill('a'), socialUrl: Array(9).fill('/a') }],
  ['tagline', { tagline: 'x'.repeat(10_000) }],
])('%s is refused beside its field: %o', (field, change) => {
  const { error } = brandForm.safeParse({ ...filled, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

test('whichever accent color is chosen, it can be read by day and by night', () => {
  const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = tokens.split('prefers-color-scheme: dark')
  for (const [place, theme] of [day, night].entries()) {
    for (let hue = HUE_RANGE.from; hue <= HUE_RANGE.to; hue++) {
      const [accent, strong, tint, paper, surface, ink, onAccent] = [
        'accent',
        'accent-strong',
        'accent-tint',
        'paper',
        'surface',
        'ink',
        'on-accent',
      ].map((name) => tokenColor(theme, name, hue)) as [Oklch, Oklch, Oklch, Oklch, Oklch, Oklch, Oklch]
      const pairs = [
        [accent, paper],
        [accent, surface],
        [onAccent, accent],
        [onAccent, strong],
        [ink, tint],
      ] as const
      for (const [a, b] of pairs) expect(oklchContrast(a, b), `${hue}°`).toBeGreaterThanOrEqual(AA_CONTRAST)
      // what the field shows is what the site shows
      expect(accentColors(hue)[place]).toMatchObject({ accent, onAccent, linkContrast: oklchContrast(accent, paper) })
    }
  }
})

/** The color of a token. */
function tokenColor(theme: string, name: string, hue: number): Oklch {
  const [, l = '', c = '', h = ''] =
    new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([^;]+)\\);`).exec(theme) ?? []
  const degrees = h.includes('--hue') ? hue + Number(/\+ (\d+)/.exec(h)?.[1] ?? 0) : Number(h)
  return [Number(l), Number(c), degrees]
}
