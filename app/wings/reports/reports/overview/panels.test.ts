import { expect, test } from 'vitest'
import topology from 'world-atlas/countries-110m.json'
import { countryCodeForNumber } from '../ui/country-codes'
import { hasAttributionChoice, readAttributionParam } from './attribution'
import { readExpandedPanel, readTabParam } from './panel'
import { valueLabel } from './value-labels'

const params = (query: string) => new URLSearchParams(query)

test('every country that the map draws and that has a number is known by its letters, each once', () => {
  const drawn = topology.objects.countries.geometries.flatMap((country) => ('id' in country ? [country] : []))
  const letters = drawn.map(({ id }) => countryCodeForNumber(id))
  expect(letters).not.toContain(undefined)
  expect(new Set(letters).size).toBe(drawn.length)
  const names = drawn.map(({ id, properties: { name } }) => [
    name,
    valueLabel('country', countryCodeForNumber(id) ?? ''),
  ])
  // the map shortens some, and knows some by other names
  expect(names.filter(([drawn, said]) => drawn === said).length).toBeGreaterThan(150)
})

test('values are said as people read them', () => {
  expect(valueLabel('country', 'DE')).toBe('Germany')
  expect(valueLabel('country', 'Europe')).toBe('Europe')
  expect(valueLabel('country', '')).toBe('Unknown')
  expect(valueLabel('event', 'cta_click:Buy now: today')).toBe('Click: Buy now: today')
  expect(valueLabel('event', 'purchase:some-id', { 'some-id': 'QueuePro' })).toBe('Purchase: QueuePro')
  expect(valueLabel('event', 'purchase')).toBe('Purchase')
  expect(valueLabel('referrer', '')).toBe('Unknown')
})

test('the address names the tab and the panel that is shown alone; what is none of them is not', () => {
  expect(readTabParam('sources', params('sources=campaign'))).toBe('campaign')
  expect(readTabParam('sources', params('sources=toString'))).toBe('channel')
  expect(readExpandedPanel(params('show=pages'))).toBe('pages')
  expect(readExpandedPanel(params('show=constructor'))).toBeUndefined()
})

test('who gets the money is asked where a visit can have several', () => {
  expect(readAttributionParam(params('touch=last'))).toBe('last')
  expect(readAttributionParam(params('touch=else'))).toBe('first')
  expect(hasAttributionChoice({ name: 'revenue', tab: 'source' })).toBe(true)
  expect(hasAttributionChoice({ name: 'revenue', tab: 'channel' })).toBe(false)
  expect(hasAttributionChoice({ name: 'sources', tab: 'source' })).toBe(false)
})
