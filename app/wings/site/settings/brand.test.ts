import { readFileSync } from 'node:fs'
import { expect, test } from '~test/test'
import { defaultFooter, HUE_RANGE } from './brand'
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
  footer: JSON.stringify([{ title: 'Legal', links: [{ label: 'Terms', url: '/terms' }] }]),
  tryUrl: '/planner/login',
  hue: '-100',
  timeZone: 'Europe/Lisbon',
  language: 'pt',
  socialLabel: 'X',
  socialUrl: 'https://x.com/quay',
  navigationLabel: ['Shop', 'Blog'],
  navigationUrl: ['/tools', '/blog'],
}

test('what an admin writes about the studio is what pages show, and the log keeps what stood there', async ({ db }) => {
  const before = await findBrand(db)
  expect(await updateBrand(db, ada, brandForm.parse(filled))).toEqual(before)
  expect(await findBrand(db)).toMatchObject({
    name: 'Quay',
    contactEmail: 'hello@quay.example',
    hue: -100,
    officeHours: 'Weekdays, 9 to 17',
    footer: [{ title: 'Legal', links: [{ label: 'Terms', url: '/terms' }] }],
    timeZone: 'Europe/Lisbon',
    language: 'pt',
    logo: null,
    socialLinks: [{ label: 'X', url: 'https://x.com/quay' }],
    navigation: [
      { label: 'Shop', url: '/tools' },
      { label: 'Blog', url: '/blog' },
    ],
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

test('the usual navigation is not stored, so that a later version may change it', () => {
  const usual = { navigationLabel: ['Home', 'Products', 'Services', 'About', 'Blog'] }
  const urls = { navigationUrl: ['/', '/tools', '/product-leadership', '/about', '/blog'] }
  expect(brandForm.parse({ ...filled, ...usual, ...urls }).navigation).toBeNull()
})

test('the usual footer is not stored either, and what is no JSON is refused', () => {
  expect(brandForm.parse({ ...filled, footer: JSON.stringify(defaultFooter) }).footer).toBeNull()
  expect(brandForm.safeParse({ ...filled, footer: '[' }).error?.issues[0]?.path).toEqual(['footer'])
})

test.each([
  ['footer.0.title', { footer: JSON.stringify([{ title: '', links: [] }]) }],
  ['footer.0.links.0.url', { footer: JSON.stringify([{ title: 'A', links: [{ label: 'B', url: 'javascript:x' }] }]) }],
  ['name', { name: ' ' }],
  ['contactEmail', { contactEmail: 'nobody' }],
  ['tryUrl', { tryUrl: 'javascript:alert(1)' }],
  ['hue', { hue: '200' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '' }],
  ['socialUrl.0', { socialUrl: '//evil.example' }],
  ['socialUrl.0', { socialUrl: 'data:text/html,x' }],
  ['navigationLabel.1', { navigationLabel: ['Shop', ''] }],
  ['navigationUrl', { navigationLabel: Array(9).fill('a'), navigationUrl: Array(9).fill('/a') }],
  ['tagline', { tagline: 'x'.repeat(10_000) }],
])('%s is refused beside its field: %o', (field, change) => {
  const { error } = brandForm.safeParse({ ...filled, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

test('whichever accent colour is chosen, it can be read by day and by night', () => {
  const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')
  const [day = '', night = ''] = tokens.split('prefers-color-scheme: dark')
  for (const theme of [day, night]) {
    for (let hue = HUE_RANGE.from; hue <= HUE_RANGE.to; hue++) {
      const [accent, strong, tint] = ['accent', 'accent-strong', 'accent-tint'].map((name) => colorOf(theme, name, hue))
      const [paper, surface, ink, onAccent] = ['paper', 'surface', 'ink', 'on-accent'].map((name) =>
        colorOf(theme, name, hue),
      )
      const pairs = [
        [accent, paper],
        [accent, surface],
        [onAccent, accent],
        [onAccent, strong],
        [ink, tint],
      ]
      for (const [a = 0, b = 0] of pairs) expect(contrast(a, b), `${hue}°`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

/** The relative luminance of a token, its colour cut to what screens show. */
function colorOf(theme: string, name: string, hue: number) {
  const [, l = '', c = '', h = ''] =
    new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([^;]+)\\);`).exec(theme) ?? []
  const degrees = h.includes('--hue') ? hue + Number(/\+ (\d+)/.exec(h)?.[1] ?? 0) : Number(h)
  return luminance(Number(l), Number(c), (degrees * Math.PI) / 180)
}

// https://bottosson.github.io/posts/oklab/, and the relative luminance of WCAG 2.2
function luminance(lightness: number, chroma: number, hue: number) {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  const red = cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: number, b: number) {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
