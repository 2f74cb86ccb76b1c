import { vi } from 'vitest'
import { expect, test } from '~test/test'
import { log } from './log.server'
import { logThrottled } from './log-throttled.server'

test('what fails with every poll is told at once, then once a minute with how often', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  for (let ms = 0; ms <= 120_000; ms += 500) logThrottled('warn', { reason: 'disk' }, 'a poll failed', ms)
  expect(warn.mock.calls).toEqual([
    [{ reason: 'disk' }, 'a poll failed'],
    [{ reason: 'disk', suppressedCount: 119 }, 'a poll failed'],
    [{ reason: 'disk', suppressedCount: 119 }, 'a poll failed'],
  ])
})
