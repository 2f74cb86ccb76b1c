import { slugify } from '~/platform/slug'

export interface OutlineEntry {
  id: string
  text: string
  level: 2 | 3
}

const heading = /<h([23])([^<>]*)>([\s\S]*?)<\/h\1>/g
const idAttribute = /\sid="([^"]*)"/

/** Gives every h2 and h3 of clean HTML an id of its own, made from its words, so that it can be linked to. */
export function withHeadingIds(html: string) {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return html.replace(heading, (_whole, level, attributes: string, inner) => {
    const wanted = idAttribute.exec(attributes)?.[1] || slugify(plain(inner)) || 'section'
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
export function outlineOf(html: string): OutlineEntry[] {
  return [...html.matchAll(heading)].flatMap(([, level, attributes = '', inner = '']) => {
    const id = idAttribute.exec(attributes)?.[1]
    return id && !attributes.includes('sr-only') ? [{ id, text: plain(inner), level: Number(level) as 2 | 3 }] : []
  })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function plain(inner: string) {
  return inner
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim()
}
