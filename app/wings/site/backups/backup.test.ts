import { DAY_MS } from '~/platform/time/dates'
import { expect, test } from '~test/test'
import { backupFileName, isBackupDue, isBackupFileName, selectBackupsToKeep } from './backup'

test('a backup is named by its moment', () => {
  const name = backupFileName(new Date('2026-03-01T02:07:09.500Z'))
  expect(name).toBe('studio-2026-03-01-020709.backup')
  expect(isBackupFileName(name)).toBe(true)
  expect(['before-restore.backup', 'studio.backup', `${name}.part`].filter(isBackupFileName)).toEqual([])
})

test('of two years of nights seven days, four weeks and twelve months are kept', () => {
  const last = Date.parse('2026-03-04T02:07:00Z') // a Wednesday
  const nights = Array.from({ length: 730 }, (_, ago) => backupFileName(new Date(last - ago * DAY_MS)))
  const days = [...selectBackupsToKeep(nights)]
    .map((name) => name.slice('studio-'.length, -'-020700.backup'.length))
    .sort()
  expect(days).toEqual([
    ...['2025-04-30', '2025-05-31', '2025-06-30', '2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30'],
    ...['2025-12-31', '2026-01-31'],
    // the ends of weeks are Sundays
    ...['2026-02-15', '2026-02-22', '2026-02-26', '2026-02-27', '2026-02-28'],
    ...['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'],
  ])
})

test('backups of one day count as one, and what no clock made is not looked at', () => {
  const names = ['02', '09', '21'].map((hour) => `studio-2026-03-01-${hour}0000.backup`)
  expect([...selectBackupsToKeep([...names, 'mine.backup'])]).toEqual(['studio-2026-03-01-210000.backup'])
})

test('a backup that is months old is kept as long as there is no newer one', () => {
  const names = ['studio-2024-01-01-020000.backup', 'studio-2025-01-01-020000.backup']
  expect(selectBackupsToKeep(names).size).toBe(2)
})

test.for([
  ['never was one', undefined, '2026-03-01T15:00:00Z', true],
  ['the last one was made last night', '2026-03-01T02:07:00Z', '2026-03-01T15:00:00Z', false],
  ['it is the hour', '2026-03-01T02:07:00Z', '2026-03-02T02:07:00Z', true],
  ['it is before the hour', '2026-03-01T02:07:00Z', '2026-03-02T01:07:00Z', false],
  ['the site was away at night', '2026-02-28T02:07:00Z', '2026-03-01T09:07:00Z', true],
  ['an admin made one in the evening', '2026-02-28T20:00:00Z', '2026-03-01T02:07:00Z', true],
] as const)('a backup is due or not when %s', ([, last, now, isDue]) => {
  expect(isBackupDue(last && new Date(last), new Date(now))).toBe(isDue)
})
