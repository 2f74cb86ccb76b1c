import fc from 'fast-check'
import { expect, test } from '~test/test'
import { emailField } from './email-field'
import { INVALID_EMAIL, isEmail } from './is-email'
import { MAX_SHORT_TEXT_LENGTH, sanitizeText } from './sanitize-text'
import { shortTextField } from './short-text-field'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3_000 }),
  fc.string({ unit: fc.constantFrom(...'<>\'" ab/😀'), maxLength: 3_000 }),
)

test('sanitised text holds no tags and no < > \' ", is trimmed and has at most 1,000 characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = sanitizeText(text)
      expect(clean).not.toMatch(/[<>'"]/)
      expect(clean.length).toBeLessThanOrEqual(MAX_SHORT_TEXT_LENGTH)
      expect(clean).toBe(clean.trim())
      expect(sanitizeText(clean)).toBe(clean)
    }),
  )
})

test('cutting leaves no half characters', () => {
  expect(sanitizeText(`a${'😀'.repeat(600)}`).isWellFormed()).toBe(true)
})

test('tags go, the text between them stays', () => {
  expect(sanitizeText('  <b>Hello</b> <script>alert(1)</script>world ')).toBe('Hello alert(1)world')
  expect(sanitizeText('1 < 2 and 3 > 2')).toBe('1  2 and 3  2')
})

test('a short field is one line', () => {
  expect(shortTextField.parse('Hello\r\nBcc: x@y.z\u0007')).toBe('Hello Bcc: x@y.z')
})

test('a hostile text of a megabyte is cleaned at once', () => {
  const startedAt = performance.now()
  sanitizeText('<'.repeat(1_000_000))
  isEmail(`a@${'.'.repeat(1_000_000)} `)
  expect(performance.now() - startedAt).toBeLessThan(500)
})

test('an address is text, @, text, dot, text; it is kept trimmed and in lower case', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9_+-]{1,20}$/)
  fc.assert(
    fc.property(word, word, word, (name, host, end) => {
      expect(emailField.parse(`  ${name}@${host}.${end}\n`)).toBe(`${name}@${host}.${end}`.toLowerCase())
    }),
  )
})

test('what is no address is refused with the sentence', () => {
  const wrong = [
    '',
    'ada',
    'ada@',
    '@x.y',
    'ada@x',
    'ada@x.',
    'a da@x.y',
    'a@b@c.d',
    'a@b.c\nBcc: d@e.f',
    'a,b@c.d',
    'A <a@b.c>',
    `${'a'.repeat(250)}@b.cd`,
  ]
  for (const text of wrong) expect(emailField.safeParse(text).error?.issues[0]?.message, text).toBe(INVALID_EMAIL)
})

test('no address can carry a second header line', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isEmail(`a${text}\nb@c.de`)))
})
