import { expect, test } from 'vitest'
import { isTimeZone } from '~/platform/time/zoned-time'
import { searchTimeZones } from './search-time-zones'

test('a time zone is found by parts of its name, in any order and case', () => {
  expect(searchTimeZones('new york')).toEqual(['America/New_York'])
  expect(searchTimeZones('lisb')).toEqual(['Europe/Lisbon'])
  expect(searchTimeZones('Europe/Lisbon')).toEqual(['Europe/Lisbon'])
  expect(searchTimeZones('utc')).toEqual(['UTC'])
  expect(searchTimeZones('olympus')).toEqual([])
})

test('nothing typed offers UTC first and a short list, each of which the form takes', () => {
  const offered = searchTimeZones('')
  expect(offered[0]).toBe('UTC')
  expect(offered.length).toBeLessThanOrEqual(8)
  expect(offered.every(isTimeZone)).toBe(true)
})
