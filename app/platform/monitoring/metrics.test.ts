import { expect, test } from '~test/test'
import {
  defineCounter,
  defineDurations,
  defineReading,
  formatMetrics,
  mergeMetrics,
  readMetrics,
} from './metrics.server'

const textOf = (...names: string[]) => formatMetrics(readMetrics().filter(({ name }) => names.includes(name)))

test('what is counted is written as Prometheus reads it', () => {
  const count = defineCounter('test_requests_total', 'Requests of a test.')
  count({ route: '/blog/:slug', status: '200' })
  count({ route: '/blog/:slug', status: '200' }, 2)
  count({ route: 'odd "\\\n', status: '404' })
  expect(textOf('test_requests_total')).toBe(
    [
      '# HELP test_requests_total Requests of a test.',
      '# TYPE test_requests_total counter',
      'test_requests_total{route="/blog/:slug",status="200"} 3',
      'test_requests_total{route="odd \\"\\\\\\n",status="404"} 1',
      '',
    ].join('\n'),
  )
})

test('durations fall into buckets, each with all below it', () => {
  const record = defineDurations('test_seconds', 'Durations of a test.')
  for (const seconds of [0.004, 0.005, 0.3, 60]) record({ route: '/' }, seconds)
  const lines = textOf('test_seconds').split('\n')
  expect(lines).toContain('test_seconds_bucket{route="/",le="0.005"} 2')
  expect(lines).toContain('test_seconds_bucket{route="/",le="0.25"} 2')
  expect(lines).toContain('test_seconds_bucket{route="/",le="0.5"} 3')
  expect(lines).toContain('test_seconds_bucket{route="/",le="+Inf"} 4')
  expect(lines).toContain('test_seconds_count{route="/"} 4')
})

test('however many labels there are, a metric stays small and nothing is lost', () => {
  const count = defineCounter('test_many_total', 'Many labels.')
  for (let route = 0; route < 5_000; route++) count({ route: String(route) })
  const samples = readMetrics().find(({ name }) => name === 'test_many_total')?.samples ?? []
  expect(samples.length).toBeLessThan(1_010)
  expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(5_000)
})

test('several processes are told of as one: counts are added, of delays the longest counts', () => {
  const read = (value: number) => {
    const count = defineCounter('test_all_total', 'All.')
    count({ a: 'b' }, value)
    defineReading({ name: 'test_lag', help: 'Lag.', type: 'gauge', merge: 'max' }, () => value)
    return readMetrics().filter(({ name }) => ['test_all_total', 'test_lag'].includes(name))
  }
  expect(mergeMetrics([read(3), read(2), []])).toMatchObject([
    { name: 'test_all_total', samples: [{ labels: { a: 'b' }, value: 5 }] },
    { name: 'test_lag', samples: [{ value: 3 }] },
  ])
})
