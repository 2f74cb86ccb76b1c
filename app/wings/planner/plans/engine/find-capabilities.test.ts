import { expect, test } from 'vitest'
import { findCapabilities, findProductType } from './find-capabilities'

const found = (idea: string) => findCapabilities(idea).found.map(({ key }) => key)
const refused = (idea: string) => findCapabilities(idea).refused.map(({ key }) => key)

test.each([
  ['customers search for bikes', 'search'],
  ['searching through recipes', 'search'],
  ['they searched in vain', 'search'],
  ['members review each other', 'reviews'],
  ['with ratings from guests', 'reviews'],
  ['push notifications', 'push'],
  ['multi-tenant from the start', 'organizations'],
  ['Guests book a table', 'booking'],
])('"%s" names %s', (idea, key) => {
  expect(found(idea)).toContain(key)
})

test.each([
  ['A shop for coffee, no payments', ['payments']],
  ['A shop without messaging and with search', ['messaging']],
  ["It doesn't need a map", ['maps']],
  ['Payments are not needed', ['payments']],
  ['no payments, comments or reviews, but a search', ['comments', 'payments', 'reviews']],
  ['Reports are out of scope. Search is wanted.', ['reports']],
])('"%s" refuses %j', (idea, keys) => {
  expect(refused(idea).toSorted()).toEqual(keys)
  for (const key of keys) expect(found(idea)).not.toContain(key)
})

test('a refusal ends with its sentence, at "but" and at "with"', () => {
  expect(found('No payments. Search for offers.')).toContain('search')
  expect(found('no payments but search')).toContain('search')
  expect(found('without accounts, with a map')).toContain('maps')
  expect(found('not only reviews but also comments')).toEqual(expect.arrayContaining(['reviews', 'comments']))
})

test('a manner of doing something is no refusal of what follows', () => {
  expect(refused('Send messages without losing photos')).not.toContain('uploads')
})

test.each([
  ['a shop for used books', 'booking'],
  ['a list of birds', 'listings'],
  ['something new for cyclists', 'content-pages'],
  ['of course with a map', 'lessons'],
  ['people with accounts', 'invoices'],
  ['friends who host dinners', 'hosting'],
])('"%s" does not name %s, though a word looks alike', (idea, key) => {
  expect(found(idea)).not.toContain(key)
})

test('what was found is told in the words of the idea', () => {
  expect(findCapabilities('Guests are searching').found).toEqual([
    { key: 'search', name: 'Search and filters', word: 'searching' },
  ])
})

test('the kind of product is told by its words', () => {
  expect(findProductType('A marketplace for sellers of used bikes')).toBe('marketplace')
  expect(findProductType('A puzzle game with levels')).toBe('game')
  expect(findProductType('Something else entirely')).toBeNull()
})
