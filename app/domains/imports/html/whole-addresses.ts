import { decoded, quoted } from './fitting'
import { attributesOf, firstPictureIn, htmlTokens } from './tokens'

/** The address as it is seen from anywhere; as it is when nobody knows where its site is. */
export function wholeAddress(address: string, site: string) {
  if (address.startsWith('//')) return `https:${address}`
  if (!site || address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address
  return URL.parse(address, site)?.href ?? address
}

/** The text with the whole addresses of its pictures. */
export function withWholePictures(html: string, site: string) {
  if (firstPictureIn(html) < 0) return html
  return Array.from(htmlTokens(html), (token) => {
    if (token.kind !== 'open' || token.name !== 'img') return token.text
    const { src = '', alt = '' } = attributesOf(token.text)
    const address = decoded(src).trim()
    const whole = wholeAddress(address, site)
    return whole === address ? token.text : `<img src="${quoted(whole)}" alt="${quoted(decoded(alt))}">`
  }).join('')
}
