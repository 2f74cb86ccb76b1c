import { rememberedVisit } from './remember-visit'

/** How this browser session began, as a form sends it along. */
export function describeVisit() {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  return JSON.stringify({ visit: rememberedVisit(), timezone })
}
