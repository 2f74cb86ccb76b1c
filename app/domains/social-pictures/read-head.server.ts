import { Parser } from 'htmlparser2'

/** What the head of a page says in its `og:` tags, by their names; the first of each counts. */
export function readSocialTags(html: string) {
  const tags = new Map<string, string>()
  const parser = new Parser({
    onopentag(name, { property, content }) {
      if (name === 'meta' && property?.startsWith('og:') && !tags.has(property)) tags.set(property, content ?? '')
    },
  })
  const end = html.indexOf('</head>')
  parser.end(end < 0 ? '' : html.slice(0, end))
  return tags
}
