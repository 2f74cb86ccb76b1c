import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTextRange, type TextRangeQuery } from './find-text-range'

/** What is marked, piece by piece. */
function marked(pieces: string[], wanted: TextRangeQuery) {
  const found = findTextRange(pieces, wanted)
  if (!found) return undefined
  const { from, to } = found
  return pieces
    .slice(from.piece, to.piece + 1)
    .map((text, at) => text.slice(at === 0 ? from.offset : 0, at === to.piece - from.piece ? to.offset : undefined))
    .join('')
}

const whole = (block: string, occurrence = 0) => ({ block, occurrence, from: 0, to: block.length })

test('words are found across the pieces in which a screen has them', () => {
  expect(marked(['Plans ', 'that', ' hold.'], { block: 'Plans that hold.', occurrence: 0, from: 6, to: 15 })).toBe(
    'that hold',
  )
  expect(marked(['One\n', ' two'], whole('One two'))).toBe('One\n two')
})

test('of blocks that say the same, the one that is meant is found', () => {
  const found = findTextRange(['Again.', 'Again.', 'Again.'], whole('Again.', 1))
  expect(found?.from).toEqual({ piece: 1, offset: 0 })
  expect(findTextRange(['Again.'], whole('Again.', 4))?.from).toEqual({ piece: 0, offset: 0 })
})

test('what is not on the screen is not found', () => {
  expect(findTextRange(['Something else'], whole('Plans'))).toBeUndefined()
  expect(findTextRange([], whole(''))).toBeUndefined()
})

test('however a text is cut into pieces, its words are found in it', () => {
  const words = fc.array(fc.stringMatching(/^[a-c]{1,4}$/), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(words, fc.nat(), fc.array(fc.nat(40), { maxLength: 6 }), (all, pick, cuts) => {
      const at = pick % all.length
      const block = all.join(' ')
      const from = all.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
      const word = all[at] ?? ''
      const ends = [0, ...cuts.filter((cut) => cut < block.length).toSorted((a, b) => a - b), block.length]
      const pieces = ends.slice(1).map((end, piece) => block.slice(ends[piece], end))
      expect(marked(pieces, { block, occurrence: 0, from, to: from + word.length })).toBe(word)
    }),
  )
})
