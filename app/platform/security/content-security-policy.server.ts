import { createHash } from 'node:crypto'
import type { OwnPageCode } from '../http/request-context.server'
import { insertOwnCode } from './insert-own-code.server'

interface PolicyOptions {
  frameOrigins: string[]
  /** What the site adds to the page, with the hashes of its scripts. */
  ownCode?: OwnPageCode
}

/**
 * Allows exactly the inline scripts that the site itself rendered: they carry this render's nonce, which content cannot
 * know. Their hashes go into the policy and the nonce out of the page, so that the page can be kept and sent to everyone.
 * Frames may come from `frameOrigins` only; own code is added with what it names itself.
 */
export function applyContentSecurityPolicy(html: string, nonce: string, { frameOrigins, ownCode }: PolicyOptions) {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && script !== '')
      hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  const page = html.replaceAll(mark, '')
  return {
    html: ownCode ? insertOwnCode(page, ownCode) : page,
    policy: buildPolicy([...hashes, ...(ownCode?.scriptHashes ?? [])], frameOrigins, ownCode?.scriptOrigins ?? []),
  }
}

function buildPolicy(scriptHashes: string[], frameOrigins: string[], scriptOrigins: string[]) {
  const sources = (...parts: string[]) => parts.join(' ')
  return [
    `default-src 'self'`,
    sources(`script-src 'self'`, ...scriptHashes, ...scriptOrigins),
    `style-src 'self' 'unsafe-inline'`,
    sources(`img-src 'self' data: blob:`, ...scriptOrigins),
    `font-src 'self'`,
    sources(`connect-src 'self'`, ...scriptOrigins),
    `frame-src ${frameOrigins.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
