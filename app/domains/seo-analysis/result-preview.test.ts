import fc from 'fast-check'
import { expect, test } from 'vitest'
import { widthOf } from './preview/text-width'
import { cutForResult, DESCRIPTION, TITLE } from './result-preview'

test('a text is as wide as Chromium draws it in Arial, but for kerning', () => {
  // measured in Chromium at 20 px, kerning and all
  const measured = {
    'Three-point estimates: how to plan software that arrives on time – Harbor': 646.96,
    'The quick brown fox jumps over the lazy dog': 395.75,
    'Product studio for queues, plans & notes | Harbor': 437.67,
    'AVAILABLE TO Yo. WAVE Type': 282.72,
  }
  for (const [text, width] of Object.entries(measured)) {
    const ours = widthOf(text, 20)
    expect([text, ours >= width - 0.5, ours < width * 1.07]).toEqual([text, true, true])
  }
})

test('accents change nothing, composed or not, and what has no letters is as wide as it is drawn', () => {
  expect(widthOf('Å é ş', 20)).toBe(widthOf('A e s', 20))
  expect(widthOf('é'.normalize('NFD'), 20)).toBe(widthOf('e', 20))
  expect(widthOf('日한😀', 10)).toBe(30)
  expect(widthOf('\u0007\u200d', 20)).toBe(0)
})

test('a title that is too wide is cut at the end of a word, and the dots still fit', () => {
  const long = 'Three-point estimates: how to plan software that arrives on time – Harbor'
  expect(cutForResult(long, TITLE)).toMatchObject({
    shown: 'Three-point estimates: how to plan software that arrives on time ...',
    isCut: true,
  })
  expect(cutForResult('  Plans\n that  hold ', TITLE)).toMatchObject({ shown: 'Plans that hold', isCut: false })
  expect(cutForResult('', DESCRIPTION)).toEqual({ shown: '', isCut: false, width: 0 })
})

test('one endless word is cut within, since nothing else could be shown', () => {
  const { shown, isCut } = cutForResult('W'.repeat(200), TITLE)
  expect([isCut, /^W{30,31} \.\.\.$/.test(shown)]).toEqual([true, true])
})

test('whatever is shown fits, and is the beginning of the text', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom(TITLE, DESCRIPTION), (words, line) => {
      const text = words.join(' ').replace(/\s+/g, ' ').trim()
      const { shown, isCut } = cutForResult(text, line)
      expect(widthOf(shown, line.fontPx)).toBeLessThanOrEqual(line.px + 1e-6)
      expect(text.startsWith(isCut ? shown.slice(0, -4) : shown)).toBe(true)
    }),
  )
})
