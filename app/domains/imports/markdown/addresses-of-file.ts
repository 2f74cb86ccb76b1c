import path from 'node:path'
import { slugify } from '~/platform/slug'
import type { Row } from '../tables/plain-row'

interface Site {
  generator: 'jekyll' | 'hugo'
  base: string
  permalinks: Record<string, string>
  /** Of Hugo: whether addresses end with ".html"; the sections where they do. */
  ugly?: boolean | string[]
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
export function addressesOfFile(file: string, fields: Row, site: Site | undefined): FileAddresses {
  const { name, folders, ...where } = partsOf(file)
  const { day, title } = datedName(name)
  const own = textOf(fields.permalink) || textOf(fields.url)
  const slug = textOf(fields.slug) || lastOf(own) || (day || site ? title : '')
  const about = { day: dayOf(fields.date) ?? day, title, name, folders, ...where, fields, site }
  const published = own ? [filled(own, about)] : addressesBySite(about)
  const base = site?.base ?? ''
  const former = [fields.aliases, fields.alias, fields.redirect_from].flatMap(textsOf)
  const addresses = [
    ...published.flatMap((address) =>
      address ? spellings(address).map((one) => (isElsewhere(one) ? one : base + one)) : [],
    ),
    ...former.map((address) => {
      return address.startsWith('/') || isElsewhere(address) ? address : `${base}/${[...folders, address].join('/')}`
    }),
  ]
  return { day, slug: slugify(slug) || undefined, addresses: [...new Set(addresses)] }
}

/** In Hugo a folder with an index is one text, with the name of the folder. */
function partsOf(file: string) {
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

function datedName(name: string) {
  const [, year = '', month = '', date = '', title = ''] = dated.exec(name) ?? []
  const day = dayOf(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return day ? { day, title } : { day: undefined, title: name }
}

/** The day that a date names where it was written, whatever its zone. */
function dayOf(value: unknown) {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(value instanceof Date ? value.toISOString() : String(value ?? '')) ?? []
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}

interface About {
  day: string | undefined
  title: string
  name: string
  folders: string[]
  isIndex: boolean
  /** Of Jekyll: it lies in no folder of posts, drafts or the like. */
  isPage: boolean
  fields: Row
  site: Site | undefined
}

const JEKYLL_DATE = '/:categories/:year/:month/:day/:title.html'
const jekyllStyles: Record<string, string> = {
  date: JEKYLL_DATE,
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
}

function addressesBySite(about: About) {
  const { site, title, name } = about
  if (site?.generator === 'hugo') return addressesByHugo(about, site)
  const isPost = title !== name
  if (!site) return isPost ? [filled(JEKYLL_DATE, about)] : []
  const pattern = site.permalinks[''] ?? 'date'
  if (isPost) return [filled(jekyllStyles[pattern] ?? pattern, about)]
  return about.isPage ? pageOfJekyll(about, pattern) : []
}

function addressesByHugo(about: About, site: Site) {
  const { folders, name, fields } = about
  const pattern = site.permalinks[folders[0] ?? '']
  const address = pattern
    ? filled(pattern, about)
    : `/${[...folders, textOf(fields.slug) || name].join('/').replace(/\s+/g, '-')}`
  return [address && isUgly(site, folders[0]) ? `${address.replace(/\/$|\.html$/, '')}.html` : address]
}

/** A page keeps its path, and ends as posts do. */
function pageOfJekyll({ folders, name, isIndex }: About, permalink: string) {
  const address = `/${[...folders, name].join('/')}`
  if (isIndex) return address === '/index' ? [] : [`${address}/`]
  if (permalink === 'pretty' || permalink.endsWith('/')) return [`${address}/`]
  return [Object.hasOwn(jekyllStyles, permalink) || permalink.endsWith(':output_ext') ? `${address}.html` : address]
}

function isUgly({ ugly = false }: Site, section = '') {
  return Array.isArray(ugly) ? ugly.includes(section) : ugly
}

/** An address with its placeholders filled in; undefined when one of them is not known. */
function filled(pattern: string, about: About) {
  const address = pattern.replace(/:([a-z_]+)(\[[^[\]]*\])?/g, (_whole, name: string, part = '') => {
    return placeholder(`${name}${part}`, about) ?? '\0'
  })
  if (address.includes('\0')) return undefined
  return isElsewhere(address) ? address : `/${address}`.replace(/\/{2,}/g, '/')
}

function placeholder(name: string, { day = '', title, name: fileName, folders, fields, site }: About) {
  const [year, month = '', date = ''] = day.split('-')
  const slug = textOf(fields.slug)
  const isHugo = site?.generator === 'hugo'
  const words = slugify(textOf(fields.title))
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
    categories: [...folders, ...[fields.category, fields.categories].flatMap(wordsOf)].join('/').toLowerCase(),
  }
  return Object.hasOwn(values, name) ? values[name] : undefined
}

const DAY_MS = 86_400_000

function yearDay(day: string) {
  const days = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS + 1
  return String(days).padStart(3, '0')
}

/** Most hosts answer a page with its ending and without. */
function spellings(address: string) {
  return address.endsWith('.html') ? [address, address.slice(0, -'.html'.length)] : [address]
}

const isElsewhere = (address: string) => /^https?:/i.test(address)

const LONGEST = 500

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : ''

const textsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean)

/** Jekyll reads a text of categories as words. */
const wordsOf = (value: unknown) => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : textsOf(value))

/** The last part of an address, without its ending; empty for one with placeholders. */
function lastOf(address: string) {
  const last = address.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return last.includes(':') ? '' : last.replace(/\.html?$/, '')
}
