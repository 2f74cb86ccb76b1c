import { expect, test } from 'vitest'
import { knownQueryParams, uncachedQueryParams } from '~/shell/public-pages'
import { listRouteAddresses } from '~test/route-addresses'
import { getReservedReason } from './reserved-paths'

// pages of the content, which the table of pages knows, and what catches the rest
const kinds = ['/:slug', '/blog/:slug', '/tools/:slug']
// and what has no name that can be known beforehand
const ofContent = ['/*', '/:name.txt', ...kinds, ...kinds.map((path) => `${path}.md`)]

test('no route of the site can be led elsewhere', () => {
  const routes = listRouteAddresses().map(({ path }) => path)
  const fixed = routes.filter((path) => !ofContent.includes(path))
  expect(fixed.length).toBeGreaterThan(100)
  const filled = fixed.map((path) => path.replace(/:\w+\??/g, 'some').replace('*', 'more'))
  // an area's own name is nobody's when no route has it
  expect(filled.filter((path) => !getReservedReason(path))).toEqual([])
})

test('what pages read of their query cannot be led elsewhere', () => {
  const names = [...Object.values(knownQueryParams).flatMap(Object.keys), ...Object.values(uncachedQueryParams).flat()]
  expect(names.filter((name) => !getReservedReason(`/blog?${name}=1`))).toEqual([])
  expect(getReservedReason('/?p=12')).toBeUndefined()
})
