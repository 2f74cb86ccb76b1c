import type { SeoFields } from '~/domains/writing/piece'
import { slugify } from '~/platform/slug'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { fitted } from '../html/fitting'
import { wholeAddress, withWholePictures } from '../html/whole-addresses'
import { titleFrom, within, wordsOf } from '../html/words-of'
import type { SourceDocument } from '../reading/source-item'
import { type Payload, textIn } from './cards'
import { lexicalHtml, withMarkdown } from './lexical'
import { mobiledocHtml } from './mobiledoc'
import { idIn, type Relations } from './relations.server'

const MOST_TAGS = 20

type Render = (markdown: string) => { html: string; lost: string[] }

interface Reading {
  relations: Relations
  /** Where the site is, as far as anybody said so. */
  site: string
  markdown: Render
}

/** A post or page of Ghost in our terms. */
export function documentOf(row: Payload, { relations, site, markdown }: Reading): SourceDocument {
  const notes: string[] = []
  const meta = { ...row, ...relations.metaOf.get(idIn(row, 'id')) }
  const html = withWholePictures(withSite(contentOf(row, notes, markdown), site), site)
  const limited = (text: string, longest: number, what: string) => {
    const { text: kept, isCut } = within(text, longest)
    if (isCut) notes.push(`The ${what} is longer than ${longest} characters and was cut.`)
    return kept
  }
  const title = limited(textIn(row, 'title').replace(/^\(Untitled\)$/, ''), 200, 'title') || untitled(html, notes)
  const { category, tags } = termsOf(row, relations, notes)
  const cover = textIn(row, 'feature_image', 'image')
  noteRefused(meta, notes)
  return {
    title,
    html,
    category,
    tags,
    notes,
    readTimeInt: null,
    oldAddresses: [],
    slug: slugify(textIn(row, 'slug')) || slugify(title) || `post-${idIn(row, 'id')}`,
    description: limited(wordsOf(textIn(row, 'custom_excerpt')), 500, 'excerpt'),
    author: limited(authorOf(row, relations), 100, 'name of the author'),
    cover: cover
      ? { address: wholeAddress(withSite(cover, site), site), alt: textIn(meta, 'feature_image_alt').slice(0, 500) }
      : null,
    publishedAt: publicationOf(row, notes),
    createdAt: momentIn(row, 'created_at') ?? momentIn(row, 'published_at') ?? new Date(),
    seo: seoOf(meta, site, limited),
    flags: suspiciousContent(textIn(row, 'lexical', 'mobiledoc', 'html')),
  }
}

function untitled(html: string, notes: string[]) {
  notes.push('It had no title: its first words became one.')
  return titleFrom(html) || 'Untitled'
}

/** What its editor wrote, in the newest of the formats that can be read. */
function contentOf(row: Payload, notes: string[], markdown: Render) {
  const lost = new Set<string>()
  const written = fromEditor(row, lost, notes)
  const rendered = (text: string) => {
    const { html, lost: others } = markdown(text)
    for (const name of others) lost.add(name)
    return html
  }
  const { html, lost: others } = fitted(written === undefined ? textIn(row, 'html') : withMarkdown(written, rendered))
  const names = [...new Set([...lost, ...others])]
  if (names.length > 0) notes.push(`Left out of the text: ${names.slice(0, 12).join(', ')}.`)
  return html
}

function fromEditor(row: Payload, lost: Set<string>, notes: string[]): string | undefined {
  const [lexical, mobiledoc] = [textIn(row, 'lexical'), textIn(row, 'mobiledoc')]
  try {
    if (lexical) return lexicalHtml((JSON.parse(lexical) as Payload).root, lost)
    if (mobiledoc) return mobiledocHtml(JSON.parse(mobiledoc) as Payload, lost)
  } catch {
    notes.push('What its editor wrote cannot be read; its HTML is taken instead.')
    return undefined
  }
  return textIn(row, 'html') ? undefined : textIn(row, 'plaintext') && `<p>${textIn(row, 'plaintext')}</p>`
}

/** Ghost writes its own address as a mark. */
function withSite(text: string, site: string) {
  return text.replaceAll('__GHOST_URL__', site)
}

function authorOf(row: Payload, { authorsOf, people }: Relations) {
  const ids = authorsOf.get(idIn(row, 'id')) ?? [idIn(row, 'author_id')]
  return ids.flatMap((id) => people.get(id) || []).join(', ')
}

function termsOf(row: Payload, { tagsOf, tags: known }: Relations, notes: string[]) {
  const tags = (tagsOf.get(idIn(row, 'id')) ?? []).flatMap((id) => known.get(id) ?? [])
  const hidden = tags.filter(({ isInternal }) => isInternal)
  if (hidden.length > 0)
    notes.push(
      `Internal tags are not taken: ${hidden
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 300)}.`,
    )
  const names = tags.flatMap(({ name, isInternal }) => (isInternal ? [] : within(name, 50).text || []))
  if (names.length > MOST_TAGS) notes.push(`It has ${names.length} tags; the first ${MOST_TAGS} are taken.`)
  return { category: slugify(names[0] ?? '') || 'guides', tags: names.slice(0, MOST_TAGS) }
}

function publicationOf(row: Payload, notes: string[]) {
  const status = textIn(row, 'status')
  const visibility = textIn(row, 'visibility')
  const at = momentIn(row, 'published_at')
  if (status === 'draft') return null
  if (status === 'sent') notes.push('It was sent as a mail only, so it is a draft.')
  else if (visibility && visibility !== 'public') notes.push(`Only ${visibility} could read it, so it is a draft.`)
  else if (status !== 'published' && status !== 'scheduled') notes.push(`Its state was “${status}”, so it is a draft.`)
  else if (!at) notes.push('It has no date that can be read, so it is a draft.')
  else return at
  return null
}

function momentIn(row: Payload, name: string) {
  const value = row[name]
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function noteRefused(meta: Payload, notes: string[]) {
  if (meta.featured === true || meta.featured === 1)
    notes.push('It was featured; here posts stand in the order of their dates.')
  if (textIn(meta, 'codeinjection_head', 'codeinjection_foot')) notes.push('Its code injection is not taken.')
  if (textIn(meta, 'twitter_title', 'twitter_description', 'og_image', 'twitter_image')) {
    notes.push('Its own pictures and words for single networks are not taken.')
  }
}

function seoOf(meta: Payload, site: string, limited: (text: string, longest: number, what: string) => string) {
  const canonicalUrl = withSite(textIn(meta, 'canonical_url'), site)
  const seo: Partial<SeoFields> = {
    metaTitle: limited(textIn(meta, 'meta_title'), 200, 'search title'),
    metaDescription: limited(textIn(meta, 'meta_description'), 500, 'search description'),
    ogTitle: limited(textIn(meta, 'og_title'), 200, 'social title'),
    ogDescription: limited(textIn(meta, 'og_description'), 500, 'social description'),
    canonicalUrl: /^https?:\/\//.test(canonicalUrl) && URL.canParse(canonicalUrl) ? canonicalUrl : '',
  }
  return seo
}
