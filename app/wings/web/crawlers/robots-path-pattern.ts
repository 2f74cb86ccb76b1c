/*
 * Paths of robots.txt (RFC 9309, 2.2.2 and 2.2.3): compared as octets in one percent-encoding, `*` stands for any octets and
 * a `$` at the end for the end of the address.
 */

const UNRESERVED = /[\w.~-]/

/** One spelling: what needs no encoding is plain, everything else is encoded, in capital letters. */
function normalizeOctets(text: string) {
  return text.toWellFormed().replace(/%([0-9a-f]{2})|[^\x21-\x7e]/giu, (sign, octet: string | undefined) => {
    if (!octet) return encodeURIComponent(sign)
    const plain = String.fromCharCode(Number.parseInt(octet, 16))
    return UNRESERVED.test(plain) ? plain : sign.toUpperCase()
  })
}

/** The path and query of an address as they are compared. Signs that mean something in a pattern are encoded. */
export function normalizeRobotsPath(path: string) {
  const [withoutHash = ''] = path.split('#', 1)
  return normalizeOctets(withoutHash || '/')
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24')
}

/** A pattern as it is compared; only its last `$` means the end. */
export function normalizeRobotsPattern(typed: string) {
  const isAnchored = typed.endsWith('$')
  const body = normalizeOctets(isAnchored ? typed.slice(0, -1) : typed).replaceAll('$', '%24')
  return isAnchored ? `${body}$` : body
}

/** Whether a path begins as the pattern says; both as they are compared. The leftmost place of each part is enough. */
export function matchesRobotsPattern(pattern: string, path: string) {
  const isAnchored = pattern.endsWith('$')
  const [start = '', ...others] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  const last = others.pop()
  if (last === undefined) return !isAnchored || path.length === start.length
  let at = start.length
  for (const part of others) {
    const place = path.indexOf(part, at)
    if (place < 0) return false
    at = place + part.length
  }
  return isAnchored ? path.endsWith(last) && path.length - last.length >= at : path.includes(last, at)
}
