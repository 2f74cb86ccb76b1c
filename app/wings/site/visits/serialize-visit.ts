import { readVisitStart } from './visit-start'

/** How this browser session began, as a form sends it along. */
export function serializeVisit() {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  return JSON.stringify({ visit: readVisitStart(), timezone })
}
