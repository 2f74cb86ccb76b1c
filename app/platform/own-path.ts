const HERE = 'http://own.invalid'

/**
 * Where an address that came with a request may lead: to a path of this site, else to `otherwise`. Browsers read "//",
 * "/\" and hidden control characters as another host, so the address is read as they read it.
 */
export function ownPath(to: string | null | undefined, otherwise: string) {
  if (!to?.startsWith('/') || !URL.canParse(to, HERE)) return otherwise
  const { origin, pathname, search, hash } = new URL(to, HERE)
  // the path alone may begin with two slashes, as in "/.//elsewhere"
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : otherwise
}
