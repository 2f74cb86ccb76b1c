import fc from 'fast-check'
import { expect, test } from '~test/test'
import { signToken, verifyToken } from './signed-tokens.server'

const tomorrow = new Date('2026-03-02')
const today = new Date('2026-03-01')

test('a token says what was signed until it expires', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (payload) => {
      const token = signToken('secret', payload, tomorrow)
      expect(verifyToken('secret', token, today)).toEqual({
        state: 'valid',
        payload: JSON.parse(JSON.stringify(payload)),
      })
      expect(verifyToken('secret', token, tomorrow)).toEqual({ state: 'expired' })
      expect(encodeURIComponent(token)).toBe(token)
    }),
  )
})

test('a token of another secret, a changed one and nonsense are invalid', () => {
  const token = signToken('secret', { file: 'a' }, tomorrow)
  const other = signToken('secret', { file: 'b' }, tomorrow)
  const swapped = `${other.split('.')[0]}.${token.split('.')[1]}`
  expect(verifyToken('other', token, today)).toEqual({ state: 'invalid' })
  for (const wrong of [swapped, `${token}x`, `${token}.x`, `x${token}`, '', '.', 'a.b']) {
    expect(verifyToken('secret', wrong, today), wrong).toEqual({ state: 'invalid' })
  }
  fc.assert(fc.property(fc.string(), (text) => verifyToken('secret', text, today).state === 'invalid'))
})
