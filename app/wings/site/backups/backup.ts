import { labelRuns, type RunDescription } from '~/kits/runs/run'
import { DAY_MS } from '~/platform/time/dates'

/*
 * A backup is a file with all content of the site, made each night or when an admin asks for it. Once a week one is restored
 * into an empty place, to prove that it can be.
 */

/** How many are kept: the newest of each of the last days, weeks and months that have one. */
export const RETENTION = { day: 7, week: 4, month: 12 }

export const VERIFY_EVERY_DAYS = 7

/** In UTC: at this hour most studios' visitors sleep, and so do their admins. */
export const BACKUP_HOUR = 2

export const backupDescription: RunDescription = {
  noun: 'backup',
  apiPath: '/admin/api/backups/runs',
  label: labelRuns({ make: { running: 'Backing up' }, verify: { running: 'Verifying' } }),
  progress: () => '',
}

const FILE_NAME = /^studio-(\d{4}-\d{2}-\d{2})-\d{6}\.backup$/

/** `studio-2026-03-01-020700.backup`, by its moment in UTC. */
export function backupFileName(at: Date) {
  return `studio-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.backup`
}

export const isBackupFileName = (name: string) => FILE_NAME.test(name)

/** Those of these files that are kept, as restic's `forget` chooses: https://restic.readthedocs.io/en/stable/060_forget.html */
export function selectBackupsToKeep(names: string[]) {
  const newestFirst = names.filter(isBackupFileName).sort().reverse()
  const kept = new Set<string>()
  for (const period of ['day', 'week', 'month'] as const) {
    const newest = new Map<string, string>()
    for (const name of newestFirst) {
      const key = periodKey(period, name)
      if (!newest.has(key)) newest.set(key, name)
    }
    for (const name of [...newest.values()].slice(0, RETENTION[period])) kept.add(name)
  }
  return kept
}

function periodKey(period: keyof typeof RETENTION, name: string) {
  const [, day = ''] = FILE_NAME.exec(name) ?? []
  if (period === 'month') return day.slice(0, 7)
  if (period === 'day') return day
  // weeks begin on Mondays; January 5, 1970 was one
  return String(Math.floor((Date.parse(day) / DAY_MS - 4) / 7))
}

/** Whether the night's backup is still to be made, when the last one was begun at `last`. */
export function isBackupDue(last: Date | undefined, now: Date) {
  const tonight = new Date(now).setUTCHours(BACKUP_HOUR, 0, 0, 0)
  const due = tonight > now.getTime() ? tonight - DAY_MS : tonight
  return !last || last.getTime() < due
}

// those that are kept, and a month of failures
export const MAX_LISTED_BACKUPS = 60

/** The screen that shows the backups. */
export const backupsPath = '/admin/settings/system'
