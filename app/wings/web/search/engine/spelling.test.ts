import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankCorrections, splitPlaces } from './rank-corrections'
import { spellingDistance } from './spelling-distance'
import { adjacentPairs, replaceWords, typedWords } from './typed-words'

describe('a slip costs less than another letter', () => {
  test.each([
    ['queue', 'queue', 0],
    ['quwue', 'queue', 0.8],
    ['quuee', 'queue', 0.8],
    ['queuue', 'queue', 0.8],
    ['quee', 'queue', 1],
    ['qxeue', 'queue', 1],
    ['fotos', 'photos', 0.4],
    ['akseptance', 'acceptance', 0.4],
  ])('%s is %s at %d', (typed, word, distance) => {
    expect(spellingDistance(typed, word)).toBeCloseTo(distance)
  })
})

test('the distance is the same both ways where nothing sounds alike, and never below zero', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abdeilmnort'), maxLength: 9 })
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(spellingDistance(one, one)).toBe(0)
      expect(spellingDistance(one, other)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('short words are not corrected, longer ones the more the longer they are', () => {
  expect(rankCorrections('cta', ['cat'])).toEqual([])
  expect(rankCorrections('recipt', ['receipt', 'recipe', 'recital'])).toEqual(['receipt', 'recipe'])
  expect(rankCorrections('zunkle', ['uncle', 'tunnel'])).toEqual([])
  expect(rankCorrections('entrepeneurs', ['entrepreneurs', 'entrances'])).toEqual(['entrepreneurs'])
})

test('a word may be two, the most even ones first', () => {
  expect(splitPlaces('deskhand')[0]).toEqual(['desk', 'hand'])
  expect(splitPlaces('queue')).toEqual([])
})

test('words in quotes, excluded words and “or” are what they are', () => {
  const text = 'walk-in clinc "exact phrse" -sotware or quque'
  const words = typedWords(text)
  expect(words.map((word) => word.text)).toEqual(['walk', 'in', 'clinc', 'quque'])
  expect(adjacentPairs(text, words).map(({ key }) => key)).toEqual(['walkin', 'inclinc'])
  const others = new Map(words.flatMap((word) => (word.key === 'clinc' ? [[word, 'clinic'] as const] : [])))
  expect(replaceWords(text, words, others)).toBe('walk-in clinic "exact phrse" -sotware or quque')
})

test('whatever is typed comes back when nothing is replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(replaceWords(text, typedWords(text), new Map())).toBe(text)
    }),
  )
})
