import type { OwnPageCode } from '../http/request-context.server'

/** The page with the studio's own styles and code at the end of its head and of its body. */
export function insertOwnCode(html: string, { css, head, body }: OwnPageCode) {
  const style = css && `<style>${css}</style>`
  const withHead = insertAt(html, html.indexOf('</head>'), style + head)
  return insertAt(withHead, withHead.lastIndexOf('</body>'), body)
}

const insertAt = (html: string, at: number, part: string) =>
  at < 0 || part === '' ? html : html.slice(0, at) + part + html.slice(at)
