import { expect, test } from 'vitest'
import { countryName } from './country'
import { lookUpCountry } from './look-up-country.server'

test('an address is looked up without asking anybody, then the timezone’s region counts, then it is unknown', async () => {
  expect(await lookUpCountry('193.0.6.139', 'Europe')).toBe('NL')
  expect(await lookUpCountry('::ffff:193.0.6.139')).toBe('NL')
  expect(await lookUpCountry('2001:4860:4860::8888')).toBe('US')
  expect(await lookUpCountry('10.0.0.1', 'Europe')).toBe('Europe')
  expect(await lookUpCountry('127.0.0.1', '')).toBe('Unknown')
  expect(await lookUpCountry('no address')).toBe('Unknown')
})

test('countries are shown by their names', () => {
  expect(['PT', 'Europe', 'Unknown', ''].map(countryName)).toEqual(['Portugal', 'Europe', 'Unknown', ''])
})
