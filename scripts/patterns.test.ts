import { fastestRunMs } from '~test/fastest-run'
import { expect, test } from '~test/test'
import { boundedPatterns, composedPatterns } from './bounded-patterns.mjs'
import { hostileTexts } from './hostile-texts.mjs'
import { patternsOfCode } from './patterns.mjs'

const LENGTH = 8 * 1024
// a linear pattern takes some hundredths of it, a quadratic one twice as much and more
const WITHIN_MS = 2.5

const { written, puttingTogether } = patternsOfCode()
const isBounded = ({ file, source }: { file: string; source: string }) =>
  boundedPatterns.some((bounded) => bounded.file === file && bounded.source === source)

/** The first hostile text that takes too long, in words. */
function slowness(source: string, flags: string) {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  for (const text of hostileTexts(pattern, LENGTH)) {
    const ms = fastestRunMs(() => text.replace(pattern, ''), WITHIN_MS)
    if (ms > WITHIN_MS) return `/${source}/${flags} takes ${ms.toFixed(0)} ms on ${JSON.stringify(text.slice(0, 60))}…`
  }
  return undefined
}

test('no regular expression of the site takes long on a hostile text', () => {
  const patterns = new Map(written.filter((one) => !isBounded(one)).map((one) => [`/${one.source}/${one.flags}`, one]))
  const slow = [...patterns.values()].flatMap(({ file, source, flags }) => {
    const told = slowness(source, flags)
    return told ? [`${file}: ${told}`] : []
  })
  expect(patterns.size).toBeGreaterThan(500)
  expect(slow).toEqual([])
})

test('nor does one that is put together while the site runs', () => {
  expect(composedPatterns.map(({ file }) => file).sort()).toEqual(puttingTogether)
  expect(composedPatterns.flatMap(({ pattern }) => slowness(pattern.source, pattern.flags) ?? [])).toEqual([])
})

test('each pattern whose text is bounded stands in the code', () => {
  const gone = boundedPatterns.filter((bounded) => !written.some((one) => one.source === bounded.source))
  expect(gone).toEqual([])
})

test.each([
  ['[\\w-]{20,}\\.[\\w-]{43}', 'g'],
  ['\\s*;\\s*q=', ''],
  ['<[^>]*>', 'g'],
  ['\\/+$', ''],
  ['(<a\\s[^>]*?href=")([^"]*)"', 'g'],
  ['^[\\da-f:]*:[\\da-f:]*$', 'i'],
  ['[ \\t]*\\n', 'g'],
])('/%s/%s is found to be quadratic', (source, flags) => {
  expect(slowness(source, flags)).toContain('takes')
})
