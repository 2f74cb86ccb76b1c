import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Told } from '~/domains/archives/archive-engine'
import { categoryLabel } from '~/domains/blog/post'
import { exportedPictures } from '~/domains/media/exported-pictures.server'
import { pictureUrl } from '~/domains/media/picture'
import { linksAsPaths } from '~/domains/pages/links.server'
import { findSearchFields } from '~/domains/seo/search-fields.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { PieceContent } from '~/domains/writing/piece'
import { type ExportedPiece, exportedPieces, type PieceArchive } from '~/domains/writing/piece-archive.server'
import { mustBeFree } from '~/platform/archive/archive-writer.server'
import type { Database } from '~/platform/database/database.server'
import { asOfOneMoment } from '../as-of-one-moment.server'
import { pieceArchives } from '../export-parts.server'
import { stepsOf } from '../export-steps.server'
import { searchMeta, type WxrItem, wxrItem } from './wxr-item'
import { namesIn, type WxrNames, wxrNames } from './wxr-names.server'
import { element, meta, wxrEnd, wxrHead } from './wxr-xml'

export const WXR_FILE = 'wordpress.xml'

interface Leaving {
  folder: string
  /** Where the pictures are fetched from, and what links lead to. */
  origin: string
  told?: Told
  now?: Date
}

/**
 * Writes posts, and products and landing pages as pages, for WordPress and whatever reads its exports (WXR 1.2). What visitors
 * see is taken, not changes that wait. Answers how many items there are.
 */
export async function exportForWordPress(db: Database, leaving: Leaving) {
  const { folder } = leaving
  await mustBeFree(folder)
  await mkdir(folder, { recursive: true })
  const draft = path.join(folder, `${WXR_FILE}.part`)
  const counts: Record<WxrItem['type'], number> = { post: 0, page: 0, attachment: 0 }
  try {
    await asOfOneMoment(db, (tx) =>
      pipeline(Readable.from(new Wxr(tx, leaving, counts).written()), createWriteStream(draft, { flush: true })),
    )
    await rename(draft, path.join(folder, WXR_FILE))
  } finally {
    await rm(draft, { force: true })
  }
  return counts
}

/** One such file on its way: pictures have numbers before the posts that show them. */
class Wxr {
  readonly #pictures = new Map<string, number>()
  #number = 0
  #step = async () => {}

  constructor(
    readonly db: Database,
    readonly leaving: Leaving,
    readonly counts: Record<WxrItem['type'], number>,
  ) {}

  async *written(): AsyncGenerator<string> {
    const { origin, told, now = new Date() } = this.leaving
    this.#step = await stepsOf(this.db, told)
    const { name, description } = await findBrand(this.db)
    const names = await namesIn(this.db, name, now)
    yield wxrHead + element('title', name) + element('link', origin) + element('description', description)
    yield element('language', 'en') + element('wp:wxr_version', '1.2')
    yield element('wp:base_site_url', origin) + element('wp:base_blog_url', origin) + wxrNames(names)
    yield* this.#attachments(names.authors.of(name))
    for (const archive of pieceArchives) {
      for await (const piece of exportedPieces(this.db, archive, now)) {
        const item = await this.#itemOf(piece, archive, { names, studio: name, now })
        this.counts[item.type]++
        yield wxrItem(item)
        await this.#step()
      }
    }
    yield wxrEnd
  }

  async *#attachments(author: string) {
    for await (const { id, file_name: title, alt, created_at: at, ...picture } of exportedPictures(this.db)) {
      const number = ++this.#number
      this.#pictures.set(id, number)
      const link = this.leaving.origin + pictureUrl(picture, picture.widths.at(-1) ?? picture.width)
      const extra = element('wp:attachment_url', link) + meta('_wp_attachment_image_alt', alt)
      this.counts.attachment++
      yield wxrItem({
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

  async #itemOf(
    { content, record, links, id }: ExportedPiece,
    { kind, htmlOf, picture }: PieceArchive<PieceContent>,
    { names, studio, now }: { names: WxrNames; studio: string; now: Date },
  ): Promise<WxrItem> {
    const { origin } = this.leaving
    const { created_at, published_at, deleted_at, author, description, category, tags } = record as Record<
      string,
      string
    >
    const address = kind.pathOf(content.slug || id)
    const cover = this.#pictures.get(picture?.idOf(content) ?? '')
    const isPost = kind.name === 'post'
    return {
      number: ++this.#number,
      type: isPost ? 'post' : 'page',
      title: content.title,
      link: origin + address,
      slug: content.slug,
      at: published_at ?? created_at ?? '',
      status: deleted_at ? 'trash' : statusOf(published_at ?? null, now),
      author: names.authors.of(author || studio),
      html: withOrigin(linksAsPaths(htmlOf(content), new Map(Object.entries(links))), origin),
      excerpt: description ?? '',
      terms: isPost ? termsOf(category ?? '', (tags ?? []) as string[], names) : [],
      extra: (cover ? meta('_thumbnail_id', cover) : '') + searchMeta(await findSearchFields(this.db, address)),
    }
  }
}

function statusOf(publishedAt: string | null, now: Date) {
  if (!publishedAt) return 'draft'
  return new Date(publishedAt) > now ? 'future' : 'publish'
}

function termsOf(category: string, tags: string[], names: WxrNames): WxrItem['terms'] {
  const filed = { domain: 'category' as const, name: categoryLabel(category), slug: category }
  return [filed, ...tags.map((name) => ({ domain: 'post_tag' as const, name, slug: names.tags.of(name) }))]
}

const tag = /<[a-z][^<>]*>/gi

/** What is read elsewhere says where it leads: pictures and pages of this site by their whole address. Words stay. */
function withOrigin(html: string, origin: string) {
  return html.replace(tag, (written) =>
    written.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${origin}/`).replace(/\ssrcset="[^"]*"/g, ''),
  )
}
