import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oklchToHex } from '~/ui/oklch'
import { toRenderableText } from './renderable-text'
import { currentSocialImagePath, parseSocialImagePath, socialImagePath } from './social-image'

const shown = { title: 'Queues', kind: 'article', brandName: 'Harbor', hue: 36, host: 'harbor.test' } as const

test('an address tells the page and the picture that stands on it', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
  const path = fc.array(slug, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
  const cover = fc.option(fc.stringMatching(/^[\da-f]{32}$/))
  fc.assert(
    fc.property(path, cover, fc.string(), (page, checksum, title) => {
      const address = socialImagePath({ ...shown, title, path: page, cover: checksum })
      expect(parseSocialImagePath(address)).toEqual({ path: page, cover: checksum })
      expect(parseSocialImagePath(currentSocialImagePath(page))).toEqual({ path: page, cover: null })
    }),
  )
})

test.each(['/og', '/og/', '/og/a.jpg', '/og/blog/a.jpg', '/og/blog/0123456789abcdef.png', '/og//0123456789abcdef.jpg'])(
  '%s is no address of a picture',
  (address) => {
    expect(parseSocialImagePath(address)).toBeUndefined()
  },
)

test.each([
  ['Émilie’s “QueuePro” – 50 % off & <more>', 'Émilie’s “QueuePro” – 50 % off & <more>'],
  ['Ship it 🚀 today 👨‍👩‍👧', 'Ship it today'],
  ['a\u202eb\u200fc\u0000\n d', 'abc d'],
  ['شارك قائمتك', ''],
  ['Queue هنا', ''],
  ['行列', ''],
  ['2026 → 2027', '2026 2027'],
  ['', ''],
])('of %j is drawn %j', (text, drawn) => {
  expect(toRenderableText(text)).toBe(drawn)
})

test('what is drawn is short, of one line, and drawn again the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const drawn = toRenderableText(text)
      expect(drawn.length).toBeLessThanOrEqual(161)
      expect(drawn).not.toMatch(/[\n\r\t\p{Cf}]/u)
      expect(toRenderableText(drawn)).toBe(drawn)
    }),
  )
})

test.each([
  [[1, 0, 0], '#ffffff'],
  [[0, 0, 0], '#000000'],
  [[0.627955, 0.257683, 29.2339], '#ff0000'],
  [[0.701674, 0.322491, 328.363], '#ff00ff'],
] as const)('%j of OKLCH is %s', ([lightness, chroma, hue], hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex)
})
