import { VISIT } from './remember-visit'

/** How this browser session began, as a form sends it along. */
export function describeVisit() {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  return JSON.stringify({ visit: rememberedVisit(), timezone })
}

function rememberedVisit(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(VISIT) ?? 'null')
  } catch {
    return null
  }
}
