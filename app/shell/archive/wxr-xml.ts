import { escapeXml } from '~/platform/text/escape-xml'

export const wxrHeader = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
`

export const wxrFooter = '</channel>\n</rss>\n'

/** An element of plain words. */
export function xmlElement(name: string, text: string | number, attributes: Record<string, string> = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${escapeXml(String(text))}</${name}>\n`
}

/** An element of HTML, which readers of the format expect unescaped. */
export function cdataElement(name: string, html: string) {
  const storable = html
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll(']]>', ']]]]><![CDATA[>')
  return `<${name}><![CDATA[${storable}]]></${name}>\n`
}

export function postMeta(key: string, value: string | number) {
  return `<wp:postmeta>\n${xmlElement('wp:meta_key', key)}${xmlElement('wp:meta_value', value)}</wp:postmeta>\n`
}
