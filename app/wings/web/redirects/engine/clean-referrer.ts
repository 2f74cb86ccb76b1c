import { redactTokens } from '~/platform/monitoring/redact-tokens'

const LONGEST = 300

/** The page on which a link stood, without its query: as a path when it is one of this site. Empty when it is not known. */
export function cleanReferrer(header: string | null, origin: string) {
  const url = header ? URL.parse(header) : null
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const path = redactTokens(url.pathname)
  return (url.origin === origin ? path : url.origin + path).slice(0, LONGEST)
}
