/** Names the session cookie and what the browser keeps about signing in. */
export const AUTH_STORAGE_KEY = 'studio-auth'

// what analytics goes by in the browser: they stay after signing out, an admin's own visits never count
const ADMIN_ID_KEY = 'studio-admin-id'
const ADMIN_EMAIL_KEY = 'studio-admin-email'

interface SignedInPerson {
  id: string
  email: string
  is_admin: boolean
}

/** The id of whoever may be signed in here. Visitors who never signed in have no mark, and cause no question. */
export function getSessionMarker() {
  return read(AUTH_STORAGE_KEY)
}

/** Remembers that somebody is signed in here, for the other tabs too; an admin's browser is known as one from then on. */
export function storeSessionMarker({ id, email, is_admin }: SignedInPerson) {
  write(AUTH_STORAGE_KEY, id)
  if (!is_admin) return
  write(ADMIN_ID_KEY, id)
  write(ADMIN_EMAIL_KEY, email)
}

export function clearSessionMarker() {
  try {
    localStorage.removeItem(AUTH_STORAGE_KEY)
  } catch {} // a browser that keeps nothing has nothing to forget
}

/** The admin who signed in here last, if any. */
export function getStoredAdmin() {
  const [id, email] = [read(ADMIN_ID_KEY), read(ADMIN_EMAIL_KEY)]
  return id ? { id, email: email ?? '' } : undefined
}

/** Calls `listener` whenever another tab signs in or out. Returns the function that ends it. */
export function onSessionMarkerChange(listener: () => void) {
  const hear = ({ key }: StorageEvent) => (key === AUTH_STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage can be forbidden
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {} // forbidden or full: the menu of signed-in people does not show by itself
}
