/** Whether the site is audited by itself each night, and whose night that is. */
export interface NightlyAuditSettings {
  isOn: boolean
  /** A name of the IANA database: Europe/Berlin. */
  timeZone: string
}

export const defaultNightlyAudits: NightlyAuditSettings = { isOn: true, timeZone: 'UTC' }

/** At this hour fewest people visit, edit or wait for anything. */
export const NIGHTLY_HOUR = 3

export function isTimeZone(name: string) {
  try {
    return getHourInTimeZone(name, new Date()) >= 0
  } catch {
    return false
  }
}

/** The hour of the day there, from 0 to 23. @throws RangeError when there is no such time zone */
export function getHourInTimeZone(timeZone: string, moment: Date) {
  return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment))
}
