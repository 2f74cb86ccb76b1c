import { slugify } from '~/platform/text/slug'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import type { SeoFields } from '~/wings/web/seo/seo-fields'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { makeImageUrlsAbsolute, toAbsoluteUrl } from '../engine/absolute-urls'
import { toArticleHtml } from '../engine/article-html'
import { htmlToText, titleFromHtml, truncateToLine } from '../engine/html-to-text'
import { type GhostRecord, readTextField } from './ghost-cards'
import { lexicalToHtml, renderMarkedMarkdown } from './ghost-lexical'
import { mobiledocToHtml } from './ghost-mobiledoc'
import { type GhostRelations, readIdField } from './ghost-relations.server'
import type { SourceDocument } from './source-item'

const MAX_TAGS = 20

type Render = (markdown: string) => { html: string; lost: string[]; notes: string[] }

interface ConversionContext {
  relations: GhostRelations
  /** Where the site is, as far as anybody said so. */
  site: string
  markdown: Render
}

/** A post or page of Ghost in our terms. */
export function convertGhostPost(row: GhostRecord, { relations, site, markdown }: ConversionContext): SourceDocument {
  const notes: string[] = []
  const meta = { ...row, ...relations.metaByPost.get(readIdField(row, 'id')) }
  const html = makeImageUrlsAbsolute(replaceSitePlaceholder(convertContent(row, notes, markdown), site), site)
  const limited = (text: string, longest: number, what: string) => {
    const { text: kept, isCut } = truncateToLine(text, longest)
    if (isCut) notes.push(`The ${what} was cut to ${longest} characters.`)
    return kept
  }
  const title =
    limited(readTextField(row, 'title').replace(/^\(Untitled\)$/, ''), 200, 'title') || titleFromContent(html, notes)
  const { categoryName, tags } = convertTags(row, relations, notes)
  const cover = readTextField(row, 'feature_image', 'image')
  addSkippedNotes(meta, notes)
  return {
    title,
    html,
    category: slugify(categoryName),
    categoryName,
    tags,
    notes,
    readTimeInt: null,
    oldAddresses: [],
    slug: slugify(readTextField(row, 'slug')) || slugify(title) || `post-${readIdField(row, 'id')}`,
    description: limited(htmlToText(readTextField(row, 'custom_excerpt')), 500, 'excerpt'),
    author: limited(findAuthors(row, relations), 100, 'author name'),
    cover: cover
      ? {
          address: toAbsoluteUrl(replaceSitePlaceholder(cover, site), site),
          alt: readTextField(meta, 'feature_image_alt').slice(0, 500),
        }
      : null,
    publishedAt: readPublishedAt(row, notes),
    createdAt: readDate(row, 'created_at') ?? readDate(row, 'published_at') ?? new Date(),
    seo: convertSeo(meta, site, limited),
    flags: detectSuspiciousContent(readTextField(row, 'lexical', 'mobiledoc', 'html')),
  }
}

function titleFromContent(html: string, notes: string[]) {
  notes.push('It had no title. Its first words were used.')
  return titleFromHtml(html) || 'Untitled'
}

/** What its editor wrote, in the newest of the formats that can be read. */
function convertContent(row: GhostRecord, notes: string[], markdown: Render) {
  const lost = new Set<string>()
  const written = convertEditorContent(row, lost, notes)
  const rendered = (text: string) => {
    const { html, lost: others, notes: said } = markdown(text)
    for (const name of others) lost.add(name)
    notes.push(...said.filter((note) => !notes.includes(note)))
    return html
  }
  const { html, lost: others } = toArticleHtml(
    written === undefined ? readTextField(row, 'html') : renderMarkedMarkdown(written, rendered),
  )
  const names = [...new Set([...lost, ...others])]
  if (names.length > 0) notes.push(`Removed from the content: ${names.slice(0, 12).join(', ')}.`)
  return html
}

function convertEditorContent(row: GhostRecord, lost: Set<string>, notes: string[]): string | undefined {
  const [lexical, mobiledoc] = [readTextField(row, 'lexical'), readTextField(row, 'mobiledoc')]
  try {
    if (lexical) return lexicalToHtml((JSON.parse(lexical) as GhostRecord).root, lost)
    if (mobiledoc) return mobiledocToHtml(JSON.parse(mobiledoc) as GhostRecord, lost)
  } catch {
    notes.push('The editor content could not be read. Its HTML was imported instead.')
    return undefined
  }
  return readTextField(row, 'html')
    ? undefined
    : readTextField(row, 'plaintext') && `<p>${readTextField(row, 'plaintext')}</p>`
}

/** Ghost writes its own address as a mark. */
function replaceSitePlaceholder(text: string, site: string) {
  return text.replaceAll('__GHOST_URL__', site)
}

function findAuthors(row: GhostRecord, { authorIdsByPost, authorNames }: GhostRelations) {
  const ids = authorIdsByPost.get(readIdField(row, 'id')) ?? [readIdField(row, 'author_id')]
  return ids.flatMap((id) => authorNames.get(id) || []).join(', ')
}

function convertTags(row: GhostRecord, { tagIdsByPost, tags: known }: GhostRelations, notes: string[]) {
  const tags = (tagIdsByPost.get(readIdField(row, 'id')) ?? []).flatMap((id) => known.get(id) ?? [])
  const hidden = tags.filter(({ isInternal }) => isInternal)
  if (hidden.length > 0)
    notes.push(
      `Internal tags were not imported: ${hidden
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 300)}.`,
    )
  const names = tags.flatMap(({ name, isInternal }) => (isInternal ? [] : truncateToLine(name, 50).text || []))
  if (names.length > MAX_TAGS) notes.push(`It has ${names.length} tags. The first ${MAX_TAGS} were imported.`)
  return { categoryName: names[0] ?? '', tags: names.slice(0, MAX_TAGS) }
}

function readPublishedAt(row: GhostRecord, notes: string[]) {
  const status = readTextField(row, 'status')
  const visibility = readTextField(row, 'visibility')
  const at = readDate(row, 'published_at')
  if (status === 'draft') return null
  if (status === 'sent') notes.push('Imported as a draft: it was sent by email only.')
  else if (visibility && visibility !== 'public') notes.push(`Imported as a draft: its visibility was “${visibility}”.`)
  else if (status !== 'published' && status !== 'scheduled')
    notes.push(`Imported as a draft: its status was “${status}”.`)
  else if (!at) notes.push('Imported as a draft: it has no valid date.')
  else return at
  return null
}

function readDate(row: GhostRecord, name: string) {
  const value = row[name]
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function addSkippedNotes(meta: GhostRecord, notes: string[]) {
  if (meta.featured === true || meta.featured === 1) notes.push('It was featured. Featured posts are not supported.')
  if (readTextField(meta, 'codeinjection_head', 'codeinjection_foot'))
    notes.push('Its code injection was not imported.')
  if (readTextField(meta, 'twitter_title', 'twitter_description', 'og_image', 'twitter_image')) {
    notes.push('Separate X and Facebook previews were not imported.')
  }
}

function convertSeo(meta: GhostRecord, site: string, limited: (text: string, longest: number, what: string) => string) {
  const canonicalUrl = replaceSitePlaceholder(readTextField(meta, 'canonical_url'), site)
  const text = (column: 'metaTitle' | 'metaDescription' | 'ogTitle' | 'ogDescription', name: string) =>
    limited(readTextField(meta, name), seoRecord[column].maxLength, seoRecord[column].noun)
  const seo: Partial<SeoFields> = {
    metaTitle: text('metaTitle', 'meta_title'),
    metaDescription: text('metaDescription', 'meta_description'),
    ogTitle: text('ogTitle', 'og_title'),
    ogDescription: text('ogDescription', 'og_description'),
    canonicalUrl: /^https?:\/\//.test(canonicalUrl) && URL.canParse(canonicalUrl) ? canonicalUrl : '',
  }
  return seo
}
