import { escapeXml } from '~/platform/text/escape-xml'
import type { SitemapUrl } from './sitemap-images.server'

const childElements = { urlset: 'url', sitemapindex: 'sitemap' }

const namespaces = {
  urlset:
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  sitemapindex: 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
}

/** Addresses as a sitemap file (`urlset`), or files as an index of them (`sitemapindex`). */
export function sitemapXmlResponse(origin: string, form: keyof typeof childElements, addresses: SitemapUrl[]) {
  const entries = addresses.map(({ path, changedAt, pictures = [] }) => {
    const modified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    const images = pictures.map((url) => `<image:image><image:loc>${escapeXml(origin + url)}</image:loc></image:image>`)
    return `<${childElements[form]}><loc>${escapeXml(origin + path)}</loc>${modified}${images.join('')}</${childElements[form]}>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${form} ${namespaces[form]}>
${entries.join('\n')}
</${form}>`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
