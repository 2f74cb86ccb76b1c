// part of every page: the first one of a browser session must run it, so it stays a few hundred bytes

export const VISIT = 'studio-visit'

/** Keeps how this browser session began: its id, the page that led here and the page that it began with. */
export function rememberVisit() {
  try {
    if (sessionStorage.getItem(VISIT)) return
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    sessionStorage.setItem(VISIT, JSON.stringify([id, document.referrer, location.href]))
  } catch {
    // without session storage a visit has no beginning
  }
}
