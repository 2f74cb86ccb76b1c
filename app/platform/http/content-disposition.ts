/**
 * The header that makes a browser keep what it gets as a file of this name (RFC 6266): once in ASCII for old programs,
 * once as RFC 5987 says for all others.
 */
export function contentDisposition(fileName: string) {
  const ascii = fileName.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%/]/g, '_')
  const plain = fileName.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed()
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
