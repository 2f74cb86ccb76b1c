const BASE_URL = 'http://own.invalid'

/**
 * Where an address that came with a request may lead: to a path of this site, else to `otherwise`. Browsers read "//",
 * "/\" and hidden control characters as another host, so the address is read as they read it.
 */
export function safeRedirectPath(to: string | null | undefined, otherwise: string) {
  if (!to?.startsWith('/') || !URL.canParse(to, BASE_URL)) return otherwise
  const { origin, pathname, search, hash } = new URL(to, BASE_URL)
  // the path alone may begin with two slashes, as in "/.//elsewhere"
  return origin === BASE_URL && !pathname.startsWith('//') ? pathname + search + hash : otherwise
}
