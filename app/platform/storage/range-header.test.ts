import { expect, test } from '~test/test'
import { parseRangeHeader } from './range-header'

const etag = '"abc"'

test.for([
  ['', 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
] as const)('of 100 bytes, "%s" means %j', ([range, wanted]) => {
  expect(parseRangeHeader(new Headers(range ? { range } : {}), 100, etag)).toEqual(wanted)
})

test.for([
  ['"abc"', { start: 5, end: 99 }],
  ['"another"', 'whole'],
  ['W/"abc"', 'whole'],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 'whole'],
] as const)('a download that goes on if the file is still %s gets %j', ([ifRange, wanted]) => {
  expect(parseRangeHeader(new Headers({ range: 'bytes=5-', 'if-range': ifRange }), 100, etag)).toEqual(wanted)
})
