/*
 * What https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd and siteindex.xsd demand, with the image extension: the
 * order of elements, how long an address may be, how a moment is written, how much a file holds. Nothing else may stand in it.
 */
const MAX_BYTES = 50 * 1024 * 1024
const MAX_ENTRIES = 50_000
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const images = 'http://www.google.com/schemas/sitemap-image/1.1'
const opening = {
  urlset: `<urlset xmlns="${schema}" xmlns:image="${images}">\n`,
  sitemapindex: `<sitemapindex xmlns="${schema}">\n`,
}
const url =
  /^<url><loc>([^<>]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?((?:<image:image><image:loc>[^<>]+<\/image:loc><\/image:image>)*)<\/url>$/
const file = /^<sitemap><loc>([^<>]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?()<\/sitemap>$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const badEntity = /&(?!(?:amp|lt|gt|quot|apos);)/

/** What is wrong with a sitemap file by its schema; nothing where it is valid. */
export function validateSitemap(xml: string, form: 'urlset' | 'sitemapindex', origin: string): string[] {
  const [start, end] = [declaration + opening[form], `\n</${form}>`]
  if (!xml.startsWith(start) || !xml.endsWith(end)) return ['the document has not the form of its schema']
  if (Buffer.byteLength(xml) > MAX_BYTES) return ['the file is too large']
  const entries = xml.slice(start.length, -end.length).split('\n')
  if (entries.length > MAX_ENTRIES) return ['there are too many entries']
  const pattern = form === 'urlset' ? url : file
  return entries.flatMap((entry) => {
    const [whole, loc = '', changedAt, pictures = ''] = pattern.exec(entry) ?? []
    if (!whole) return [`no entry: ${entry}`]
    const addresses = [loc, ...[...pictures.matchAll(/loc>([^<]+)</g)].map(([, address = '']) => address)]
    const faults = addresses
      .filter((address) => !isValidUrl(address, origin))
      .map((address) => `no address: ${address}`)
    if (changedAt !== undefined && !isValidTimestamp(changedAt)) faults.push(`no moment: ${changedAt}`)
    return faults
  })
}

function isValidUrl(written: string, origin: string) {
  if (badEntity.test(written) || written.length < 12 || written.length > 2048) return false
  return URL.canParse(written) && new URL(written).origin === origin
}

function isValidTimestamp(written: string) {
  return moment.test(written) && !Number.isNaN(Date.parse(written))
}
