import { expect, test } from 'vitest'
import { lightStem } from './light-stem'

const families = [
  ['plan', 'plans', "plan's", 'planned', 'planning'],
  ['plane', 'planes'],
  ['price', 'prices', 'priced', 'pricing'],
  ['queue', 'queues', 'queued', 'queueing', 'queuing'],
  ['route', 'routes', 'routed', 'routing'],
  ['page', 'pages', 'paged', 'paging'],
  ['cache', 'caches', 'cached', 'caching'],
  ['box', 'boxes', 'boxed', 'boxing'],
  ['process', 'processes', 'processed', 'processing'],
  ['query', 'queries', 'queried', 'querying'],
  ['estimate', 'estimates', 'estimated', 'estimating'],
  ['cluster', 'clusters', 'clustered', 'clustering'],
  ['sell', 'sells', 'selling', 'sold'],
  ['embed', 'embeds', 'embedded', 'embedding'],
  ['site', 'sites'],
  ['sit', 'sits', 'sitting'],
  ['note', 'notes', 'noted', 'noting'],
  ['not'],
  ['rate', 'rates', 'rating', 'rated'],
  ['rat', 'rats'],
  ['string', 'strings'],
  ['news'],
  ['new'],
  ['status'],
  ['analysis', 'analyses'],
  ['child', 'children', 'children’s'.replace('’', "'")],
  ['universe', 'universes'],
  ['university', 'universities'],
  ['größe'],
  ['css'],
  ['設計'],
]

test('the forms of a word are one, and words that only look alike stay apart', () => {
  const forms = families.map((family) => new Set(family.map(lightStem)))
  expect(forms.map((form) => form.size)).toEqual(families.map(() => 1))
  expect(new Set(forms.flatMap((form) => [...form])).size).toBe(families.length)
})
