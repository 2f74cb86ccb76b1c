import { decodeAttribute, escapeAttribute } from './article-html'
import { indexOfFirstImage, parseAttributes, tokenizeHtml } from './html-tokens'

/** The address as it is seen from anywhere; as it is when nobody knows where its site is. */
export function toAbsoluteUrl(address: string, site: string) {
  if (address.startsWith('//')) return `https:${address}`
  if (!site || address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address
  return URL.parse(address, site)?.href ?? address
}

/** The text with the whole addresses of its pictures. */
export function makeImageUrlsAbsolute(html: string, site: string) {
  if (indexOfFirstImage(html) < 0) return html
  return Array.from(tokenizeHtml(html), (token) => {
    if (token.kind !== 'open' || token.name !== 'img') return token.text
    const { src = '', alt = '' } = parseAttributes(token.text)
    const address = decodeAttribute(src).trim()
    const whole = toAbsoluteUrl(address, site)
    return whole === address
      ? token.text
      : `<img src="${escapeAttribute(whole)}" alt="${escapeAttribute(decodeAttribute(alt))}">`
  }).join('')
}
