// part of every page: the first one of a browser session must run it, so it stays a few hundred bytes

const VISIT = 'studio-visit'

/** The id of a browser session, the page that led here and the page that it began with. */
type StoredVisitStart = [id: string, referrer: string, landing: string]

/** Keeps how this browser session began, where the visitor does not mind. */
export function saveVisitStart() {
  try {
    if (hasOptedOutOfTracking() || sessionStorage.getItem(VISIT)) return
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    sessionStorage.setItem(VISIT, JSON.stringify([id, document.referrer, location.href]))
  } catch {
    // without session storage a visit has no beginning
  }
}

export function readVisitStart(): StoredVisitStart | null {
  if (hasOptedOutOfTracking()) return null
  try {
    return JSON.parse(sessionStorage.getItem(VISIT) ?? 'null')
  } catch {
    return null
  }
}

/** Do Not Track, and Global Privacy Control. */
export function hasOptedOutOfTracking() {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
}
