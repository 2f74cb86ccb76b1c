import { expect, test } from 'vitest'
import { isTimeZone } from '~/platform/zoned-time'
import { findTimeZones } from './time-zones'

test('a time zone is found by parts of its name, in any order and case', () => {
  expect(findTimeZones('new york')).toEqual(['America/New_York'])
  expect(findTimeZones('lisb')).toEqual(['Europe/Lisbon'])
  expect(findTimeZones('Europe/Lisbon')).toEqual(['Europe/Lisbon'])
  expect(findTimeZones('utc')).toEqual(['UTC'])
  expect(findTimeZones('olympus')).toEqual([])
})

test('nothing typed offers UTC first and a short list, each of which the form takes', () => {
  const offered = findTimeZones('')
  expect(offered[0]).toBe('UTC')
  expect(offered.length).toBeLessThanOrEqual(8)
  expect(offered.every(isTimeZone)).toBe(true)
})
