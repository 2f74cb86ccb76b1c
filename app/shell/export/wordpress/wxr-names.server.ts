import { categoryLabel } from '~/domains/blog/post'
import { postArchive } from '~/domains/blog/post-archive.server'
import { exportedPieces } from '~/domains/writing/piece-archive.server'
import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/slug'
import { element } from './wxr-xml'

/** A short name that nobody else has: two tags that differ in their signs only are two. */
class ShortNames {
  readonly #byName = new Map<string, string>()
  readonly #taken = new Set<string>()

  of(name: string) {
    const known = this.#byName.get(name)
    if (known) return known
    const wanted = slugify(name) || 'x'
    let free = wanted
    for (let number = 2; this.#taken.has(free); number++) free = `${wanted}-${number}`
    this.#taken.add(free)
    this.#byName.set(name, free)
    return free
  }

  names() {
    return [...this.#byName]
  }
}

/** Who wrote posts, and what they are filed under: that stands at the top, before the first post. */
export async function namesIn(db: Database, studio: string, now: Date) {
  const [authors, categories, tags] = [new ShortNames(), new Set<string>(), new ShortNames()]
  authors.of(studio)
  for await (const { content } of exportedPieces(db, postArchive, now)) {
    if (content.author) authors.of(content.author)
    categories.add(content.category)
    for (const tag of content.tags) tags.of(tag)
  }
  return { authors, categories, tags }
}

export type WxrNames = Awaited<ReturnType<typeof namesIn>>

export function wxrNames({ authors, categories, tags }: WxrNames) {
  const of = (name: string, ...elements: string[]) => `<wp:${name}>\n${elements.join('')}</wp:${name}>\n`
  return [
    ...authors
      .names()
      .map(([name, login], at) =>
        of(
          'author',
          element('wp:author_id', at + 1),
          element('wp:author_login', login),
          element('wp:author_email', ''),
          element('wp:author_display_name', name),
        ),
      ),
    ...[...categories].map((slug) =>
      of(
        'category',
        element('wp:category_nicename', slug),
        element('wp:category_parent', ''),
        element('wp:cat_name', categoryLabel(slug)),
      ),
    ),
    ...tags.names().map(([name, slug]) => of('tag', element('wp:tag_slug', slug), element('wp:tag_name', name))),
  ].join('')
}
