import { slugify } from '~/platform/text/slug'

export interface OutlineHeading {
  id: string
  text: string
  level: 2 | 3
}

const headingPattern = /<h([23])([^<>]*)>([\s\S]*?)<\/h\1>/g
const idAttribute = /\sid="([^"]*)"/

/** Gives every h2 and h3 of clean HTML an id of its own, made from its words, so that it can be linked to. */
export function addHeadingIds(html: string) {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return html.replace(headingPattern, (_whole, level, attributes: string, inner) => {
    const wanted = idAttribute.exec(attributes)?.[1] || slugify(toPlainText(inner)) || 'section'
    let free = wanted
    while (taken.has(free)) {
      const count = (counts.get(wanted) ?? 1) + 1
      counts.set(wanted, count)
      free = `${wanted}-${count}`
    }
    taken.add(free)
    return `<h${level} id="${free}"${attributes.replace(idAttribute, '')}>${inner}</h${level}>`
  })
}

/** The headings of an article for its table of contents; hidden headings (of footnotes) are left out. */
export function extractOutline(html: string): OutlineHeading[] {
  return [...html.matchAll(headingPattern)].flatMap(([, level, attributes = '', inner = '']) => {
    const id = idAttribute.exec(attributes)?.[1]
    return id && !attributes.includes('sr-only')
      ? [{ id, text: toPlainText(inner), level: Number(level) as 2 | 3 }]
      : []
  })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function toPlainText(inner: string) {
  return inner
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim()
}
