import { allowedSchemes } from '../../html-allowlist'

/** Whether a link may lead there: to a path or a place on this page, or to an address with a scheme that is allowed. */
export function isSafeHref(address: string | undefined | null) {
  const plain = (address ?? '').replace(/[\p{Cc}\s]/gu, '')
  if (plain === '' || plain.startsWith('//')) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]
  return !scheme || allowedSchemes.includes(scheme.toLowerCase())
}

/** What somebody typed as the goal of a link, as an address: `example.com` becomes `https://example.com`. */
export function parseLinkInput(typed: string) {
  const text = typed.trim()
  if (text === '') return ''
  if (/^[^\s@/:]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^(\/(?!\/)|#|\?)/.test(text) || /^(https?:\/\/|mailto:|tel:)/i.test(text)) return text
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text)) return `https://${text}`
  return ''
}
