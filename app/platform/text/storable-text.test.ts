import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStorableJson, toStorableText } from './storable-text'

test('whatever a text says in JSON, with escapes or without, comes as the database takes it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\0b', '\ud800', '\udc00x', 'é', '\\u0000'))
  fc.assert(
    fc.property(text, (said) => {
      expect(parseStorableJson(JSON.stringify({ said }))).toEqual({ said: toStorableText(said) })
    }),
  )
})

test('half a character that was never escaped is mended too, and what is no JSON is nothing', () => {
  expect(parseStorableJson('"a\ud800"')).toBe('a\ufffd')
  expect(parseStorableJson('"a\0"')).toBeUndefined()
  expect(parseStorableJson('{')).toBeUndefined()
})
