import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertEmptyFolder } from '~/platform/archive/archive-writer.server'
import type { Database } from '~/platform/database/database.server'
import type { ReportProgress } from '~/wings/content/archives/archive-engine'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import {
  type EntryArchive,
  type ExportedEntry,
  streamExportedEntries,
} from '~/wings/publishing/writing/entry-archive.queries.server'
import { streamExportedPictures } from '~/wings/site/media/exported-pictures.queries.server'
import { pictureUrl } from '~/wings/site/media/picture'
import { findBrand } from '~/wings/site/settings/queries.server'
import { replacePageLinks } from '~/wings/web/pages/page-links.queries.server'
import { findSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { entryArchives } from './entry-archives.server'
import { createExportProgress } from './export-progress.server'
import { withReadSnapshot } from './read-snapshot.server'
import { renderWxrItem, type WxrItem, yoastMeta } from './wxr-item'
import { collectWxrTaxonomies, renderWxrTaxonomies, type WxrTaxonomies } from './wxr-taxonomies.server'
import { postMeta, wxrFooter, wxrHeader, xmlElement } from './wxr-xml'

export const WXR_FILE = 'wordpress.xml'

interface WordPressExportOptions {
  folder: string
  /** Where the pictures are fetched from, and what links lead to. */
  origin: string
  reportProgress?: ReportProgress
  now?: Date
}

/**
 * Writes posts, and products and landing pages as pages, for WordPress and whatever reads its exports (WXR 1.2). What visitors
 * see is taken, not changes that wait. Answers how many items there are.
 */
export async function exportForWordPress(db: Database, leaving: WordPressExportOptions) {
  const { folder } = leaving
  await assertEmptyFolder(folder)
  await mkdir(folder, { recursive: true })
  const draft = path.join(folder, `${WXR_FILE}.part`)
  const counts: Record<WxrItem['type'], number> = { post: 0, page: 0, attachment: 0 }
  try {
    await withReadSnapshot(db, (tx) =>
      pipeline(Readable.from(new WxrWriter(tx, leaving, counts).write()), createWriteStream(draft, { flush: true })),
    )
    await rename(draft, path.join(folder, WXR_FILE))
  } finally {
    await rm(draft, { force: true })
  }
  return counts
}

/** One such file on its way: pictures have numbers before the posts that show them. */
class WxrWriter {
  readonly #pictures = new Map<string, number>()
  #number = 0
  #step = async () => {}

  constructor(
    readonly db: Database,
    readonly options: WordPressExportOptions,
    readonly counts: Record<WxrItem['type'], number>,
  ) {}

  async *write(): AsyncGenerator<string> {
    const { origin, reportProgress, now = new Date() } = this.options
    this.#step = await createExportProgress(this.db, reportProgress)
    const { name, description, language } = await findBrand(this.db)
    const names = await collectWxrTaxonomies(this.db, name, now)
    yield wxrHeader + xmlElement('title', name) + xmlElement('link', origin) + xmlElement('description', description)
    yield xmlElement('language', language) + xmlElement('wp:wxr_version', '1.2')
    yield xmlElement('wp:base_site_url', origin) + xmlElement('wp:base_blog_url', origin) + renderWxrTaxonomies(names)
    yield* this.#attachments(names.authors.slugFor(name))
    for (const archive of entryArchives) {
      for await (const piece of streamExportedEntries(this.db, archive, now)) {
        const item = await this.#toItem(piece, archive, { names, studio: name, now })
        this.counts[item.type]++
        yield renderWxrItem(item)
        await this.#step()
      }
    }
    yield wxrFooter
  }

  async *#attachments(author: string) {
    for await (const { id, file_name: title, alt, created_at: at, ...picture } of streamExportedPictures(this.db)) {
      const number = ++this.#number
      this.#pictures.set(id, number)
      const link = this.options.origin + pictureUrl(picture, picture.widths.at(-1) ?? picture.width)
      const extra = xmlElement('wp:attachment_url', link) + postMeta('_wp_attachment_image_alt', alt)
      this.counts.attachment++
      yield renderWxrItem({
        number,
        type: 'attachment',
        title,
        link,
        slug: picture.checksum,
        status: 'inherit',
        at,
        author,
        html: '',
        excerpt: '',
        terms: [],
        extra,
      })
      await this.#step()
    }
  }

  async #toItem(
    { content, record, links, id }: ExportedEntry,
    { entryType, toHtml, picture }: EntryArchive<EntryContent>,
    { names, studio, now }: { names: WxrTaxonomies; studio: string; now: Date },
  ): Promise<WxrItem> {
    const { origin } = this.options
    const { created_at, published_at, deleted_at, author, description, category, tags } = record as Record<
      string,
      string
    >
    const address = entryType.pathFor(content.slug || id)
    const cover = this.#pictures.get(picture?.idOf(content) ?? '')
    const isPost = entryType.name === 'post'
    return {
      number: ++this.#number,
      type: isPost ? 'post' : 'page',
      title: content.title,
      link: origin + address,
      slug: content.slug,
      at: published_at ?? created_at ?? '',
      status: deleted_at ? 'trash' : wxrStatus(published_at ?? null, now),
      author: names.authors.slugFor(author || studio),
      html: toAbsoluteUrls(replacePageLinks(toHtml(content), new Map(Object.entries(links))), origin),
      excerpt: description ?? '',
      terms: isPost ? wxrTerms(category ?? '', (tags ?? []) as string[], names) : [],
      extra: (cover ? postMeta('_thumbnail_id', cover) : '') + yoastMeta(await findSearchAppearance(this.db, address)),
    }
  }
}

function wxrStatus(publishedAt: string | null, now: Date) {
  if (!publishedAt) return 'draft'
  return new Date(publishedAt) > now ? 'future' : 'publish'
}

function wxrTerms(category: string, tags: string[], names: WxrTaxonomies): WxrItem['terms'] {
  const name = names.categories.get(category)
  const filed = name === undefined ? [] : [{ domain: 'category' as const, name, slug: category }]
  return [...filed, ...tags.map((name) => ({ domain: 'post_tag' as const, name, slug: names.tags.slugFor(name) }))]
}

const tag = /<[a-z][^<>]*>/gi

/** What is read elsewhere says where it leads: pictures and pages of this site by their whole address. Words stay. */
function toAbsoluteUrls(html: string, origin: string) {
  return html.replace(tag, (written) =>
    written.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${origin}/`).replace(/\ssrcset="[^"]*"/g, ''),
  )
}
