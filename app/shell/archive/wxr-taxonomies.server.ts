import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/text/slug'
import { postArchive } from '~/wings/content/blog/post-archive.server'
import { categoryName } from '~/wings/publishing/categories/category'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { streamExportedEntries } from '~/wings/publishing/writing/entry-archive.queries.server'
import { xmlElement } from './wxr-xml'

/** A short name that nobody else has: two tags that differ in their signs only are two. */
class SlugRegistry {
  readonly #byName = new Map<string, string>()
  readonly #taken = new Set<string>()

  slugFor(name: string) {
    const known = this.#byName.get(name)
    if (known) return known
    const wanted = slugify(name) || 'x'
    let free = wanted
    for (let number = 2; this.#taken.has(free); number++) free = `${wanted}-${number}`
    this.#taken.add(free)
    this.#byName.set(name, free)
    return free
  }

  entries() {
    return [...this.#byName]
  }
}

/** Who wrote posts, and what they are filed under: that stands at the top, before the first post. */
export async function collectWxrTaxonomies(db: Database, studio: string, now: Date) {
  const [authors, categories, tags] = [new SlugRegistry(), new Map<string, string>(), new SlugRegistry()]
  const known = await listCategories(db, 'post')
  authors.slugFor(studio)
  for await (const { content } of streamExportedEntries(db, postArchive, now)) {
    if (content.author) authors.slugFor(content.author)
    if (content.category) categories.set(content.category, categoryName(known, content.category))
    for (const tag of content.tags) tags.slugFor(tag)
  }
  return { authors, categories, tags }
}

export type WxrTaxonomies = Awaited<ReturnType<typeof collectWxrTaxonomies>>

export function renderWxrTaxonomies({ authors, categories, tags }: WxrTaxonomies) {
  const of = (name: string, ...elements: string[]) => `<wp:${name}>\n${elements.join('')}</wp:${name}>\n`
  return [
    ...authors
      .entries()
      .map(([name, login], at) =>
        of(
          'author',
          xmlElement('wp:author_id', at + 1),
          xmlElement('wp:author_login', login),
          xmlElement('wp:author_email', ''),
          xmlElement('wp:author_display_name', name),
        ),
      ),
    ...[...categories].map(([slug, name]) =>
      of(
        'category',
        xmlElement('wp:category_nicename', slug),
        xmlElement('wp:category_parent', ''),
        xmlElement('wp:cat_name', name),
      ),
    ),
    ...tags
      .entries()
      .map(([name, slug]) => of('tag', xmlElement('wp:tag_slug', slug), xmlElement('wp:tag_name', name))),
  ].join('')
}
