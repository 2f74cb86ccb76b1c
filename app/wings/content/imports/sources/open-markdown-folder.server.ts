import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '~/platform/errors/operator-error'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { listMarkdownFiles, MARKDOWN_OR_MDX_FILE } from '~/platform/text/markdown-files.server'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { escapeAttribute } from '../engine/article-html'
import { indexOfFirstImage, parseAttributes, tokenizeHtml } from '../engine/html-tokens'
import { joinNames } from '../engine/join-names'
import { markdownToArticleHtml } from '../engine/markdown-to-article-html.server'
import { mdxToMarkdown } from '../engine/mdx-to-markdown'
import { findFileAddresses } from './file-addresses'
import { FileLinks, replaceFileLinks } from './file-links.server'
import { jekyllDefaultsFor } from './jekyll-defaults'
import { findPostDate, findUnknownFields } from './post-fields'
import { toPostItem } from './post-item.server'
import { type OpenedSource, SourceError, type SourceItem } from './source-item'
import { readSourcePublication } from './source-publication'
import { findStaticSite, type StaticSite } from './static-site.server'
import { normalizeFieldName, parseMoment, type TableRow } from './table-row'

const MAX_FILE_BYTES = 4 * 1024 * 1024

/** The posts of a folder of Markdown files, and of the folders in it. @throws SourceError */
export async function openMarkdownFolder(folder: string, given = ''): Promise<OpenedSource> {
  const files = await listMarkdownFiles(folder, MARKDOWN_OR_MDX_FILE).catch((error) => {
    throw error instanceof OperatorError ? new SourceError(error.message) : error
  })
  if (files.length === 0) throw new SourceError('No Markdown files found in this folder.')
  const site = await findStaticSite(folder)
  const address = given || site?.origin || ''
  const texts: MarkdownFolder = { folder, site, keyPrefix: createKeyPrefix(site, address) }
  // texts of no other site were written for this one
  return { site: address, matchesByAddress: !site, items: () => readItems(texts, files) }
}

interface MarkdownFolder {
  folder: string
  site: StaticSite | undefined
  /** Begins the names of its items in all imports. */
  keyPrefix: string
}

/** Two sites have files of the same names: where nobody says which site it is, its folder does. */
function createKeyPrefix(site: StaticSite | undefined, address: string) {
  const place = site && createHash('sha256').update(path.resolve(site.root)).digest('hex').slice(0, 16)
  const host = URL.parse(address)?.host
  return `${site?.generator}:${host ? host + site?.basePath : place}:`
}

async function* readItems(texts: MarkdownFolder, files: string[]): AsyncGenerator<SourceItem> {
  const names = files.map((file) => path.relative(texts.folder, file).split(path.sep).join('/'))
  const links = new FileLinks(names, async (name) => {
    const text = await readTextFile(path.join(texts.folder, name))
    return typeof text === 'string' ? addressOf(toItem(texts, name, text), texts) : undefined
  })
  for (const name of names) {
    const text = await readTextFile(path.join(texts.folder, name))
    if (typeof text !== 'string') yield refusedItem(name, text.refusal)
    else yield toItem(texts, name, text, await links.findAddresses(name, text))
  }
}

/** Where a text will be found: under its old address, which is led on, or under the one that it gets here. */
function addressOf({ refusal, address, ref }: SourceItem, { site }: MarkdownFolder) {
  if (refusal) return undefined
  return site ? address || undefined : postEntryType.pathFor(ref.slice('post:'.length))
}

function toItem(
  texts: MarkdownFolder,
  name: string,
  text: string,
  linkedFiles: ReadonlyMap<string, string> = new Map(),
): SourceItem {
  const refusal = refusalFor(name, text, texts.site)
  if (refusal) return refusedItem(name, refusal)
  try {
    const { fields: given, body } = parseFrontMatter(text)
    const own = Object.fromEntries(Object.entries(given).map(([field, value]) => [normalizeFieldName(field), value]))
    const fields = { ...jekyllDefaultsFor(pathInSite(texts, name), texts.site?.defaults ?? []), ...own }
    const content = () => {
      const { markdown, components } = /\.mdx$/i.test(name) ? mdxToMarkdown(body) : { markdown: body, components: [] }
      const { html, notes, lost } = markdownToArticleHtml(markdown)
      const taken = components.length > 0 ? [`MDX was imported as its text, without ${joinNames(components)}.`] : []
      return {
        html: rebaseImages(replaceFileLinks(html, linkedFiles), name),
        lost,
        notes: [...notes, ...taken],
        flags: detectSuspiciousContent(body),
      }
    }
    return toPostItem({
      line: 1,
      name,
      content,
      unknownFields: findUnknownFields(own),
      length: text.length,
      ...resolveFields(texts, name, fields),
      state: publicationStateOfFile(name, fields),
    })
  } catch (error) {
    return refusedItem(name, `The front matter is not valid YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}

function refusalFor(name: string, text: string, site: StaticSite | undefined) {
  if (site?.generator === 'hugo' && /(^|\/)_index\./.test(name)) return 'It is a section page, not a post.'
  return text.startsWith('+++')
    ? 'TOML front matter is not supported. Convert it with “hugo convert toYAML”.'
    : undefined
}

/** The path of a text from the root of its site. */
function pathInSite({ folder, site }: MarkdownFolder, name: string) {
  return site ? path.relative(site.root, path.resolve(folder, name)).split(path.sep).join('/') : name
}

/** Its fields as a post has them, and its places on the site that it comes from. */
function resolveFields(texts: MarkdownFolder, name: string, fields: TableRow) {
  const { site, keyPrefix } = texts
  const file = pathInSite(texts, name)
  const isOutside = file.startsWith('../')
  const { day, slug, addresses } = findFileAddresses(isOutside ? name : file, fields, isOutside ? undefined : site)
  const isPath = typeof fields.slug === 'string' && /[\\/]/.test(fields.slug)
  const date = findPostDate(fields) ?? day
  return {
    fields: {
      ...fields,
      slug: isPath ? fields.slug : slug,
      date: parseMoment(date) ?? date,
      ...picturesFromRoot(fields, name),
    },
    oldAddresses: addresses,
    ...(site && { key: `${keyPrefix}post:${file}` }),
  }
}

function picturesFromRoot(fields: TableRow, name: string) {
  const pictures = ['cover', 'featured_image'].flatMap((field) => {
    const address = fields[field]
    return typeof address === 'string' ? [[field, toRootPath(address, name)]] : []
  })
  return Object.fromEntries(pictures)
}

/** Drafts of Jekyll and of its like have a folder of their own. */
function publicationStateOfFile(name: string, fields: TableRow) {
  const state = readSourcePublication(fields)
  return /(^|\/)_drafts\//.test(name) ? { ...state, isPublic: false } : state
}

function refusedItem(name: string, refusal: string): SourceItem {
  return { line: 1, kind: 'post', ref: `post:${name}`, key: `own:post:${name}`, title: name, address: '', refusal }
}

async function readTextFile(file: string): Promise<string | { refusal: string }> {
  if ((await stat(file)).size > MAX_FILE_BYTES) return { refusal: 'The file is larger than 4 MB.' }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    return { refusal: 'The file is not UTF-8 text.' }
  }
}

/** Pictures that are named as seen from their text, as seen from the folder of all. */
function rebaseImages(html: string, name: string) {
  if (indexOfFirstImage(html) < 0) return html
  return Array.from(tokenizeHtml(html), (token) => {
    if (token.kind !== 'open' || token.name !== 'img') return token.text
    const { src = '', alt = '' } = parseAttributes(token.text)
    return `<img src="${escapeAttribute(toRootPath(src.replaceAll('&amp;', '&'), name))}" alt="${alt}">`
  }).join('')
}

function toRootPath(address: string, name: string) {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(address)) return address
  return path.posix.join('/', path.posix.dirname(name), address)
}
