import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readFrontMatter } from '~/platform/front-matter'
import { listMarkdown } from '~/platform/import-folder.server'
import { Refusal } from '~/platform/refusal'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { quoted } from '../html/fitting'
import { fittedMarkdown } from '../html/markdown-html.server'
import { attributesOf, firstPictureIn, htmlTokens } from '../html/tokens'
import { type Source, SourceFault, type SourceItem } from '../reading/source-item'
import { dateIn, otherFields } from '../tables/fields-of-row'
import { momentFrom, plainName, type Row } from '../tables/plain-row'
import { postItem } from '../tables/post-item.server'
import { stateOf } from '../tables/state-of'
import { addressesOfFile } from './addresses-of-file'
import { defaultsFor } from './jekyll-defaults'
import { type FilesSite, siteOfFiles } from './site-of-files.server'

const LARGEST_BYTES = 4 * 1024 * 1024

/** The posts of a folder of Markdown files, and of the folders in it. @throws SourceFault */
export async function openMarkdown(folder: string, given = ''): Promise<Source> {
  const files = await listMarkdown(folder).catch((error) => {
    throw error instanceof Refusal ? new SourceFault(error.message) : error
  })
  if (files.length === 0) throw new SourceFault('There is no Markdown file in this folder.')
  const site = await siteOfFiles(folder)
  const address = given || site?.origin || ''
  const texts: Texts = { folder, site, keys: keysOf(site, address) }
  // texts of no other site were written for this one
  return { site: address, isByAddress: !site, items: () => itemsOf(texts, files) }
}

interface Texts {
  folder: string
  site: FilesSite | undefined
  /** Begins the names of its items in all imports. */
  keys: string
}

/** Two sites have files of the same names: where nobody says which site it is, its folder does. */
function keysOf(site: FilesSite | undefined, address: string) {
  const place = site && createHash('sha256').update(path.resolve(site.root)).digest('hex').slice(0, 16)
  const host = URL.parse(address)?.host
  return `${site?.generator}:${host ? host + site?.base : place}:`
}

async function* itemsOf(texts: Texts, files: string[]): AsyncGenerator<SourceItem> {
  for (const file of files) {
    const name = path.relative(texts.folder, file).split(path.sep).join('/')
    const text = await textOf(file)
    yield typeof text === 'string' ? itemOf(texts, name, text) : refused(name, text.refusal)
  }
}

function itemOf(texts: Texts, name: string, text: string): SourceItem {
  const refusal = whyNoPost(name, text, texts.site)
  if (refusal) return refused(name, refusal)
  try {
    const { fields: given, body } = readFrontMatter(text)
    const own = Object.fromEntries(Object.entries(given).map(([field, value]) => [plainName(field), value]))
    const fields = { ...defaultsFor(inSite(texts, name), texts.site?.defaults ?? []), ...own }
    const content = () => {
      const { html, lost } = fittedMarkdown(body)
      return { html: besideRoot(html, name), lost, flags: suspiciousContent(body) }
    }
    return postItem({
      line: 1,
      name,
      content,
      others: otherFields(own),
      length: text.length,
      ...whereItLived(texts, name, fields),
      state: stateOfFile(name, fields),
    })
  } catch (error) {
    return refused(name, `The front matter is no YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}

function whyNoPost(name: string, text: string, site: FilesSite | undefined) {
  if (site?.generator === 'hugo' && /(^|\/)_index\./.test(name)) return 'It describes a section, and is no post.'
  return text.startsWith('+++')
    ? 'Its front matter is TOML, which cannot be read here: “hugo convert toYAML” writes it as YAML.'
    : undefined
}

/** The path of a text from the root of its site. */
function inSite({ folder, site }: Texts, name: string) {
  return site ? path.relative(site.root, path.resolve(folder, name)).split(path.sep).join('/') : name
}

/** Its fields as a post has them, and its places on the site that it comes from. */
function whereItLived(texts: Texts, name: string, fields: Row) {
  const { site, keys } = texts
  const file = inSite(texts, name)
  const isOutside = file.startsWith('../')
  const { day, slug, addresses } = addressesOfFile(isOutside ? name : file, fields, isOutside ? undefined : site)
  const isPath = typeof fields.slug === 'string' && /[\\/]/.test(fields.slug)
  const date = dateIn(fields) ?? day
  return {
    fields: {
      ...fields,
      slug: isPath ? fields.slug : slug,
      date: momentFrom(date) ?? date,
      ...picturesFromRoot(fields, name),
    },
    oldAddresses: addresses,
    ...(site && { key: `${keys}post:${file}` }),
  }
}

function picturesFromRoot(fields: Row, name: string) {
  const pictures = ['cover', 'featured_image'].flatMap((field) => {
    const address = fields[field]
    return typeof address === 'string' ? [[field, fromRoot(address, name)]] : []
  })
  return Object.fromEntries(pictures)
}

/** Drafts of Jekyll and of its like have a folder of their own. */
function stateOfFile(name: string, fields: Row) {
  const state = stateOf(fields)
  return /(^|\/)_drafts\//.test(name) ? { ...state, isPublic: false } : state
}

function refused(name: string, refusal: string): SourceItem {
  return { line: 1, kind: 'post', ref: `post:${name}`, key: `own:post:${name}`, title: name, address: '', refusal }
}

async function textOf(file: string): Promise<string | { refusal: string }> {
  if ((await stat(file)).size > LARGEST_BYTES) return { refusal: 'It is larger than 4 MB.' }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    return { refusal: 'It is no UTF-8 text.' }
  }
}

/** Pictures that are named as seen from their text, as seen from the folder of all. */
function besideRoot(html: string, name: string) {
  if (firstPictureIn(html) < 0) return html
  return Array.from(htmlTokens(html), (token) => {
    if (token.kind !== 'open' || token.name !== 'img') return token.text
    const { src = '', alt = '' } = attributesOf(token.text)
    return `<img src="${quoted(fromRoot(src.replaceAll('&amp;', '&'), name))}" alt="${alt}">`
  }).join('')
}

function fromRoot(address: string, name: string) {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(address)) return address
  return path.posix.join('/', path.posix.dirname(name), address)
}
