/** The name of a cookie: on https with the prefix that lets no page of plain http or of a neighbor set it. */
export function secureCookieName({ ORIGIN }: { ORIGIN: string }, name: string) {
  return ORIGIN.startsWith('https:') ? `__Secure-${name}` : name
}

/** The value of a cookie in a Cookie header; undefined when it is not there. */
export function readCookie(header: string | null, name: string) {
  const given = (header ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return given?.slice(name.length + 1)
}
