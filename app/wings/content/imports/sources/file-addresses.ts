import path from 'node:path'
import { slugify } from '~/platform/text/slug'
import type { TableRow } from './table-row'

interface Site {
  generator: 'jekyll' | 'hugo'
  basePath: string
  permalinks: Record<string, string>
  /** Of Hugo: whether addresses end with ".html"; the sections where they do. */
  uglyUrls?: boolean | string[]
}

/** What the name of a text, and its fields, say of its date and of where visitors found it. */
export interface FileAddresses {
  /** A day as "2026-03-01" from its name; undefined without one. */
  day: string | undefined
  /** Of its file or its permalink, as an address here; undefined where its title says more. */
  slug: string | undefined
  /** Where it lived, the likeliest first; empty when nothing says so. */
  addresses: string[]
}

const dated = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/

/** `file` is its path from the root of its site, with slashes; `fields` have plain names. */
export function findFileAddresses(file: string, fields: TableRow, site: Site | undefined): FileAddresses {
  const { name, folders, ...where } = splitPath(file)
  const { day, title } = parseDatedName(name)
  const own = toText(fields.permalink) || toText(fields.url)
  const slug = toText(fields.slug) || lastPathSegment(own) || (day || site ? title : '')
  const about = { day: parseDay(fields.date) ?? day, title, name, folders, ...where, fields, site }
  const published = own ? [fillPattern(own, about)] : addressesFor(about)
  const base = site?.basePath ?? ''
  const former = [fields.aliases, fields.alias, fields.redirect_from].flatMap(toTexts)
  const addresses = [
    ...published.flatMap((address) =>
      address ? withAndWithoutExtension(address).map((one) => (isAbsoluteUrl(one) ? one : base + one)) : [],
    ),
    ...former.map((address) => {
      return address.startsWith('/') || isAbsoluteUrl(address) ? address : `${base}/${[...folders, address].join('/')}`
    }),
  ]
  return { day, slug: slugify(slug) || undefined, addresses: [...new Set(addresses)] }
}

/** In Hugo a folder with an index is one text, with the name of the folder. */
function splitPath(file: string) {
  const folders = path.posix
    .dirname(file)
    .split('/')
    .filter((folder) => folder !== '.' && folder !== '')
  const base = path.posix.basename(file).replace(/\.[a-z]+$/i, '')
  const isIndex = base === 'index'
  const name = isIndex ? (folders.pop() ?? base) : base
  // "news/_posts/…" is in news
  const ofJekyll = folders.findIndex((folder) => folder.startsWith('_'))
  return { name, isIndex, isPage: ofJekyll < 0, folders: ofJekyll < 0 ? folders : folders.slice(0, ofJekyll) }
}

function parseDatedName(name: string) {
  const [, year = '', month = '', date = '', title = ''] = dated.exec(name) ?? []
  const day = parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return day ? { day, title } : { day: undefined, title: name }
}

/** The day that a date names where it was written, whatever its zone. */
function parseDay(value: unknown) {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(value instanceof Date ? value.toISOString() : String(value ?? '')) ?? []
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}

interface FileContext {
  day: string | undefined
  title: string
  name: string
  folders: string[]
  isIndex: boolean
  /** Of Jekyll: it lies in no folder of posts, drafts or the like. */
  isPage: boolean
  fields: TableRow
  site: Site | undefined
}

const JEKYLL_DATE = '/:categories/:year/:month/:day/:title.html'
const jekyllStyles: Record<string, string> = {
  date: JEKYLL_DATE,
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
}

function addressesFor(about: FileContext) {
  const { site, title, name } = about
  if (site?.generator === 'hugo') return hugoAddresses(about, site)
  const isPost = title !== name
  if (!site) return isPost ? [fillPattern(JEKYLL_DATE, about)] : []
  const pattern = site.permalinks[''] ?? 'date'
  if (isPost) return [fillPattern(jekyllStyles[pattern] ?? pattern, about)]
  return about.isPage ? jekyllPageAddresses(about, pattern) : []
}

function hugoAddresses(about: FileContext, site: Site) {
  const { folders, name, fields } = about
  const pattern = site.permalinks[folders[0] ?? '']
  const address = pattern
    ? fillPattern(pattern, about)
    : `/${[...folders, toText(fields.slug) || name].join('/').replace(/\s+/g, '-')}`
  return [address && isUgly(site, folders[0]) ? `${address.replace(/\/$|\.html$/, '')}.html` : address]
}

/** A page keeps its path, and ends as posts do. */
function jekyllPageAddresses({ folders, name, isIndex }: FileContext, permalink: string) {
  const address = `/${[...folders, name].join('/')}`
  if (isIndex) return address === '/index' ? [] : [`${address}/`]
  if (permalink === 'pretty' || permalink.endsWith('/')) return [`${address}/`]
  return [Object.hasOwn(jekyllStyles, permalink) || permalink.endsWith(':output_ext') ? `${address}.html` : address]
}

function isUgly({ uglyUrls = false }: Site, section = '') {
  return Array.isArray(uglyUrls) ? uglyUrls.includes(section) : uglyUrls
}

/** An address with its placeholders filled in; undefined when one of them is not known. */
function fillPattern(pattern: string, about: FileContext) {
  const address = pattern.replace(/:([a-z_]+)(\[[^[\]]*\])?/g, (_whole, name: string, part = '') => {
    return placeholder(`${name}${part}`, about) ?? '\0'
  })
  if (address.includes('\0')) return undefined
  return isAbsoluteUrl(address) ? address : `/${address}`.replace(/\/{2,}/g, '/')
}

function placeholder(name: string, { day = '', title, name: fileName, folders, fields, site }: FileContext) {
  const [year, month = '', date = ''] = day.split('-')
  const slug = toText(fields.slug)
  const isHugo = site?.generator === 'hugo'
  const words = slugify(toText(fields.title))
  const values: Record<string, string | undefined> = {
    ...(day && { year, month, day: date, short_year: year?.slice(2), i_month: `${+month}`, i_day: `${+date}` }),
    ...(day && { y_day: yearDay(day), yearday: `${Number(yearDay(day))}` }),
    title: isHugo ? words : slug || title,
    slug: slug || (isHugo ? words : title),
    output_ext: '.html',
    slugorfilename: slug || fileName,
    slugorcontentbasename: slug || fileName,
    filename: fileName,
    basename: fileName,
    contentbasename: fileName,
    path: folders.join('/'),
    section: folders[0] ?? '',
    sections: folders.join('/'),
    categories: [...folders, ...[fields.category, fields.categories].flatMap(toWords)].join('/').toLowerCase(),
  }
  return Object.hasOwn(values, name) ? values[name] : undefined
}

const DAY_MS = 86_400_000

function yearDay(day: string) {
  const days = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS + 1
  return String(days).padStart(3, '0')
}

/** Most hosts answer a page with its ending and without. */
function withAndWithoutExtension(address: string) {
  return address.endsWith('.html') ? [address, address.slice(0, -'.html'.length)] : [address]
}

const isAbsoluteUrl = (address: string) => /^https?:/i.test(address)

const MAX_TEXT_LENGTH = 500

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_TEXT_LENGTH) : ''

const toTexts = (value: unknown) => (Array.isArray(value) ? value : [value]).map(toText).filter(Boolean)

/** Jekyll reads a text of categories as words. */
const toWords = (value: unknown) => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : toTexts(value))

/** The last part of an address, without its ending; empty for one with placeholders. */
function lastPathSegment(address: string) {
  const last = address.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return last.includes(':') ? '' : last.replace(/\.html?$/, '')
}
