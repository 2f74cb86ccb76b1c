import { expect, test } from '~test/test'
import { formatLogLine } from './format-log-line'

const at = { time: '2026-11-24T04:12:26.707Z' }
const line = (fields: object) => formatLogLine(JSON.stringify({ ...at, ...fields }))

test('a line of the log is read on a terminal without counting braces', () => {
  const request = { level: 30, method: 'GET', path: '/blog', status: 200, durationMs: 16, msg: 'request' }
  expect(line(request)).toBe('04:12:26 info  request method=GET path=/blog status=200 durationMs=16\n')
})

test('an error is told with its trace, a warning with its message', () => {
  const err = { type: 'Error', message: 'no room', stack: 'Error: no room\n    at save' }
  expect(line({ level: 50, err, msg: 'a save failed' })).toBe(
    '04:12:26 error a save failed\nError: no room\n    at save\n',
  )
  expect(line({ level: 40, err, msg: 'a save waits' })).toBe('04:12:26 warn  a save waits (no room)\n')
})
