import fc from 'fast-check'
import { expect, test } from 'vitest'
import { READING_RULES } from './all-reading-rules'
import { keyphraseKey, possibleKeyphraseKeys } from './keyphrase-key'
import { parseSynonyms } from './parse-synonyms'
import { isSameKeyphrase, parseKeyphrase } from './text/keyphrase'

test('keyphrases that differ in form and order have one key, others have not', () => {
  expect(keyphraseKey('Planning estimates')).toBe(keyphraseKey('the estimate for plans'))
  expect(keyphraseKey('“planning estimates”')).toBe(keyphraseKey('planning estimates'))
  expect(keyphraseKey('plan')).not.toBe(keyphraseKey('plan estimate'))
  expect([keyphraseKey(''), keyphraseKey(' – ')]).toEqual([null, null])
})

test('whatever counts as the same keyphrase has the same key', () => {
  const word = fc.constantFrom('plan', 'plans', 'planning', 'estimate', 'the', 'of', 'queue', 'Café', '3')
  const phrase = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([words, isExact]) => (isExact ? `"${words.join(' ')}"` : words.join(' ')))
  fc.assert(
    fc.property(phrase, phrase, (one, other) => {
      const [a, b] = [parseKeyphrase(one, READING_RULES.en), parseKeyphrase(other, READING_RULES.en)]
      if (a && b && isSameKeyphrase(a, b)) expect(keyphraseKey(one)).toBe(keyphraseKey(other))
    }),
  )
})

test('a keyphrase is compared in the language of its page, and found whichever that was', () => {
  expect(keyphraseKey('Häuser mieten', 'de-AT')).toBe(keyphraseKey('ein Haus mieten', 'de'))
  expect(keyphraseKey('Häuser mieten', 'ja')).toBe('häuser mieten')
  for (const language of ['en', 'de', 'ja']) {
    expect(possibleKeyphraseKeys('Häuser mieten')).toContain(keyphraseKey('Häuser mieten', language))
  }
  expect(possibleKeyphraseKeys(' – ')).toEqual([])
})

test('synonyms are what stands between commas', () => {
  expect(parseSynonyms(' PERT, three points ,, ')).toEqual(['PERT', 'three points'])
  expect(parseSynonyms('')).toEqual([])
})
