import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A mail's body as HTML and as the same words in plain text. */
export function renderMail(body: ReactNode) {
  const html = `<!doctype html>${renderToStaticMarkup(body)}`
  return { html, plainText: mailHtmlToText(html) }
}

/** Reads only what React rendered from the parts of mail-components.tsx; it is no reader for HTML from elsewhere. */
export function mailHtmlToText(html: string) {
  const text = html
    .replace(/^[\s\S]*<body[^<>]*>/, '')
    .replace(/<a [^<>]*?href="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/g, '$2:\n$1')
    .replaceAll('</th>', ': ')
    .replaceAll('</tr>', '\n')
    .replace(/<\/(h1|p|table)>/g, '\n\n')
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
