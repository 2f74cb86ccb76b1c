import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { debugPassword } from './debug-password'
import { passwordErrors, passwordRequirements } from './password-rules'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const allowed = [...letters, ...letters.map((letter) => letter.toUpperCase()), ...'0123456789@$!%*?&#']
const allowedText = (minLength: number) =>
  fc.array(fc.constantFrom(...allowed), { minLength, maxLength: 100 }).map((characters) => characters.join(''))

test('what has all kinds of characters, only allowed ones and enough of them may be used', () => {
  fc.assert(
    fc.property(allowedText(5), fc.nat(), (text, at) => {
      const cut = at % text.length
      expect(passwordErrors(`${text.slice(0, cut)}aZ9${text.slice(cut)}`)).toEqual([])
    }),
  )
})

test('a password is refused exactly for the rules that it breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (password) => {
      const faults = passwordErrors(password).join(' ')
      expect(faults.includes('at least 8 characters long')).toBe(password.length < 8)
      expect(faults.includes('lowercase letter (a-z)')).toBe(!letters.some((letter) => password.includes(letter)))
      expect(faults.includes('uppercase letter (A-Z)')).toBe(
        !letters.some((letter) => password.includes(letter.toUpperCase())),
      )
      expect(faults.includes('one number (0-9)')).toBe(![...'0123456789'].some((digit) => password.includes(digit)))
      expect(faults.includes('invalid characters')).toBe(
        [...password].some((character) => !allowed.includes(character)),
      )
    }),
  )
})

test.each([undefined, null, 12345678, {}, ['Passage7Tide'], true])('%j is no password', (password) => {
  expect(passwordErrors(password)).toEqual(['Password must be a string'])
})

test('the rules speak in the order of the specification', () => {
  expect(passwordErrors('é')).toEqual([
    'Password must be at least 8 characters long',
    'Password must contain at least one lowercase letter (a-z)',
    'Password must contain at least one uppercase letter (A-Z)',
    'Password must contain at least one number (0-9)',
    'Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed',
  ])
})

test('the helper for developers says what the rules say; its examples may be used', () => {
  const _table = vi.spyOn(console, 'table').mockImplementation(() => {})
  expect(debugPassword('password')[0]?.faults).toContain('uppercase letter')
  expect(debugPassword().map(({ faults }) => faults)).toEqual(['none', 'none', 'none'])
})

test('what is asked of a password is ticked one by one while it is typed', () => {
  const met = (password: string) => passwordRequirements(password).flatMap(({ asks, isMet }) => (isMet ? [asks] : []))
  expect(met('')).toEqual([])
  expect(met('a')).toEqual(['A lowercase letter (a-z)', 'Only letters, numbers and @$!%*?&#'])
  expect(met('aA1+')).toEqual(['A lowercase letter (a-z)', 'An uppercase letter (A-Z)', 'A number (0-9)'])
  expect(met('Passage7Tide')).toHaveLength(passwordRequirements('').length)
})
