const HOUR_MS = 3_600_000
const LONGEST_IDLE_MS = 12 * HOUR_MS
const LONGEST_MS = 7 * 24 * HOUR_MS

/** Whether a session has lasted too long for an admin: twelve hours without a visit, or seven days in all. */
export function isOverForAdmin({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }, now = new Date()) {
  return now.getTime() - updatedAt.getTime() > LONGEST_IDLE_MS || now.getTime() - createdAt.getTime() > LONGEST_MS
}
