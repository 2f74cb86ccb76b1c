import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { columnMarks } from './mail-layout'

// comments that only Outlook for Windows reads: it knows no maximum of a width, and 96 dots per inch only when told
const OUTLOOK_COLUMN =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->'
const OUTLOOK_COLUMN_END = '<!--[if mso]></td></tr></table><![endif]-->'

/** A mail's body as HTML and as the same words in plain text. */
export function renderMail(body: ReactNode) {
  const drawn = renderToStaticMarkup(body)
  const html = drawn
    .replace(`<wbr class="${columnMarks.start}"/>`, OUTLOOK_COLUMN)
    .replace(`<wbr class="${columnMarks.end}"/>`, OUTLOOK_COLUMN_END)
  return { html: `<!doctype html>${html}`, plainText: mailHtmlToText(drawn) }
}

/** Puts the site's address before what a mail takes from the site, such as its logo: mails are read elsewhere. */
export function toAbsoluteAddresses(html: string, origin: string) {
  return html.replaceAll(/ src="\/(?!\/)/g, ` src="${origin}/`)
}

/** Reads only what React rendered from the parts of a mail; it is no reader for HTML from elsewhere. */
function mailHtmlToText(html: string) {
  const text = html
    // the title is the first of what is read: the sender's name is in the address
    .slice(Math.max(0, html.indexOf('<h1')))
    .replace(/<a [^<>]*?href="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/g, '$2:\n$1')
    .replaceAll('</th>', ': ')
    .replaceAll('<br/>', '\n')
    .replaceAll('</tr>', '\n')
    .replace(/<\/(h1|h2|p|table)>/g, '\n\n')
    .replace(/<[^<>]+>/g, '')
  return `${decodeEntities(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

// what React escapes, no more
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function decodeEntities(text: string) {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (escaped) => characters[escaped] ?? escaped)
}
