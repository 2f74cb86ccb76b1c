import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDayOfEvents } from '~test/any-day-of-events'
import { buildDay } from './build-day'
import { packDay, unpackDay } from './pack-day.server'

const day = '2026-03-01'

test('a day comes back from its file as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyDayOfEvents(day), async (events) => {
      const built = buildDay(day, events, 'UTC')
      expect(await unpackDay(await packDay(built))).toEqual(built)
    }),
  )
})

test('a day with more texts than two bytes can number comes back too', async () => {
  const some = fc.sample(anyDayOfEvents(day, { maxLength: 1 }), 1)[0]?.[0]
  const events = Array.from({ length: 20_000 }, (_, index) => ({
    userAgent: '',
    sessionId: null,
    country: 'PT',
    createdAt: new Date(`${day}T09:00:00Z`),
    ...some,
    eventType: 'page_view',
    visitor: index,
    eventKey: index,
    pagePath: `/${index}`,
    referrer: `https://${index}.example/page`,
    metadata: { utm_term: `term ${index}`, utm_content: `content ${index}` },
  }))
  const built = buildDay(day, events, 'UTC')
  expect(built.visits.term).toBeInstanceOf(Uint32Array)
  expect(await unpackDay(await packDay(built))).toEqual(built)
})

test('a file of another form is refused', async () => {
  const file = await packDay(buildDay(day, [], 'UTC'))
  file[0] = 99
  await expect(unpackDay(file)).rejects.toThrow('packed in form 99')
})
