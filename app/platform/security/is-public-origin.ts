import { isIP } from 'node:net'

// RFC 2606, 6761, 6762: no such host is on the internet
const ownNames = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|lan|home\.arpa)$/

/** Whether search engines can reach a site at this origin: a host with a name of the internet, on a usual port. */
export function isPublicOrigin(origin: string) {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  return port === '' && isIP(host) === 0 && host.includes('.') && !ownNames.test(host)
}
