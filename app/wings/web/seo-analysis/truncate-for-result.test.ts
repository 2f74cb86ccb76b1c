import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureTextWidth } from './text/text-width'
import { DESCRIPTION_LINE, TITLE_LINE, truncateForResult } from './truncate-for-result'

test('a text is as wide as Chromium draws it in Arial, but for kerning', () => {
  // measured in Chromium at 20 px, kerning and all
  const measured = {
    'Three-point estimates: how to plan software that arrives on time – Harbor': 646.96,
    'The quick brown fox jumps over the lazy dog': 395.75,
    'Product studio for queues, plans & notes | Harbor': 437.67,
    'AVAILABLE TO Yo. WAVE Type': 282.72,
  }
  for (const [text, width] of Object.entries(measured)) {
    const ours = measureTextWidth(text, 20)
    expect([text, ours >= width - 0.5, ours < width * 1.07]).toEqual([text, true, true])
  }
})

test('accents change nothing, composed or not, and what has no letters is as wide as it is drawn', () => {
  expect(measureTextWidth('Å é ş', 20)).toBe(measureTextWidth('A e s', 20))
  expect(measureTextWidth('é'.normalize('NFD'), 20)).toBe(measureTextWidth('e', 20))
  expect(measureTextWidth('日한😀', 10)).toBe(30)
  expect(measureTextWidth('\u0007\u200d', 20)).toBe(0)
})

test('a title that is too wide is cut at the end of a word, and the dots still fit', () => {
  const long = 'Three-point estimates: how to plan software that arrives on time – Harbor'
  expect(truncateForResult(long, TITLE_LINE)).toMatchObject({
    text: 'Three-point estimates: how to plan software that arrives on time ...',
    isTruncated: true,
  })
  expect(truncateForResult('  Plans\n that  hold ', TITLE_LINE)).toMatchObject({
    text: 'Plans that hold',
    isTruncated: false,
  })
  expect(truncateForResult('', DESCRIPTION_LINE)).toEqual({ text: '', isTruncated: false, width: 0 })
})

test('one endless word is cut within, since nothing else could be shown', () => {
  const { text, isTruncated } = truncateForResult('W'.repeat(200), TITLE_LINE)
  expect([isTruncated, /^W{30,31} \.\.\.$/.test(text)]).toEqual([true, true])
})

test('whatever is shown fits, and is the beginning of the text', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom(TITLE_LINE, DESCRIPTION_LINE), (words, line) => {
      const text = words.join(' ').replace(/\s+/g, ' ').trim()
      const { text: shown, isTruncated } = truncateForResult(text, line)
      expect(measureTextWidth(shown, line.fontPx)).toBeLessThanOrEqual(line.px + 1e-6)
      expect(text.startsWith(isTruncated ? shown.slice(0, -4) : shown)).toBe(true)
    }),
  )
})
