import { escapeXml } from '~/platform/xml'
import type { SitemapAddress } from './sitemap.server'

const forms = { urlset: 'url', sitemapindex: 'sitemap' }

/** Addresses as a sitemap file (`urlset`), or files as an index of them (`sitemapindex`). */
export function sitemapXml(origin: string, form: keyof typeof forms, addresses: SitemapAddress[]) {
  const entries = addresses.map(({ path, changedAt }) => {
    const modified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${forms[form]}><loc>${escapeXml(origin + path)}</loc>${modified}</${forms[form]}>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${form} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${form}>`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
