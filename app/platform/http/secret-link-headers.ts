/** For a page that is read by the key in its address: the address does not travel on, and nobody keeps the page. */
export const secretLinkHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}
