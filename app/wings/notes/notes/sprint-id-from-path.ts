const SPRINT_ID_LENGTH = 36

/** The plan that a screen is about: the part of its address after `dashboard` or `build-guide`, when it looks like an id. */
export function getSprintIdFromPath(pathname: string) {
  const parts = pathname.split('/')
  const place = parts.findIndex((part) => part === 'dashboard' || part === 'build-guide')
  const id = place === -1 ? undefined : parts[place + 1]
  return id?.length === SPRINT_ID_LENGTH && id.includes('-') ? id : undefined
}
