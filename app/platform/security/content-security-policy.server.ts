import { createHash } from 'node:crypto'

/**
 * Allows exactly the inline scripts that the site itself rendered: they carry this render's nonce, which content cannot
 * know. Their hashes go into the policy and the nonce out of the page, so that the page can be kept and sent to everyone.
 * Frames may come from `frameOrigins` only.
 */
export function applyContentSecurityPolicy(html: string, nonce: string, frameOrigins: string[]) {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && script !== '')
      hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), policy: buildPolicy(hashes, frameOrigins) }
}

function buildPolicy(scriptHashes: string[], frameOrigins: string[]) {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${frameOrigins.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
