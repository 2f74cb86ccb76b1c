import path from 'node:path'
import { FILE_REFERENCE } from './markdown-to-html.mjs'

/** @typedef {{ file: string, fields: Record<string, unknown> }} SiteFile a text by its path from the folder, and its fields */

const dated = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/
const MARKDOWN_ENDING = /\.(?:md|mdx|markdown)$/i
// a host is the site's own when so many of the links to it, and no less of them, lead to a page here
const MIN_OWN_LINKS = 2
const MIN_OWN_SHARE = 0.2

/**
 * Finds which page of a site a link leads to. Whatever made the site: the file, fields such as `permalink` and `slug`, dates,
 * and at last the name of the file alone are tried.
 */
export class PageAddresses {
  /** @type {Map<string, number>} */
  #whole = new Map()
  /** By the last part of an address, and by the day: those that one page alone has. @type {Map<string, number>} */
  #names
  /** @type {Map<string, number>} */
  #days
  /** @type {Set<string>} */
  #hosts = new Set()

  /** @param {SiteFile[]} files */
  constructor(files) {
    const levels = files.map(addressesOf)
    // a whole path of one page wins over a shortened one of another
    for (let level = 0; level < Math.max(0, ...levels.map(({ length }) => length)); level++) {
      const found = collectUnique(levels.map((one) => one[level] ?? []))
      for (const [address, page] of found) if (!this.#whole.has(address)) this.#whole.set(address, page)
    }
    this.#names = collectUnique(files.map(namesOf))
    this.#days = collectUnique(files.map((file) => [dayOf(file) ?? '']))
  }

  /** Learns the site's own hosts from the addresses that its texts link to. @param {Iterable<string>} hrefs */
  learnHosts(hrefs) {
    /** @type {Map<string, { all: number, own: number }>} */
    const hosts = new Map()
    for (const href of hrefs) {
      const url = /^(?:https?:)?\/\//i.test(href) ? URL.parse(href, 'https://none.invalid') : null
      if (!url) continue
      const host = plainHost(url.host)
      const count = hosts.get(host) ?? { all: 0, own: 0 }
      count.all++
      if (url.pathname.length > 1 && this.#whole.has(plainAddress(url.pathname))) count.own++
      hosts.set(host, count)
    }
    for (const [host, { all, own }] of hosts) {
      if (own >= MIN_OWN_LINKS && own / all >= MIN_OWN_SHARE) this.#hosts.add(host)
    }
    return [...this.#hosts]
  }

  /** The number of the page that a link of a text leads to, or nothing. @param {string} href @param {string} file */
  find(href, file) {
    const address = this.#addressOn(href.trim())
    if (!address) return undefined
    if (address.startsWith(FILE_REFERENCE)) return this.#findFile(address.slice(FILE_REFERENCE.length), file)
    const folder = path.posix.dirname(file)
    const own = file.replace(MARKDOWN_ENDING, '')
    const places = address.startsWith('/')
      ? [address]
      : // relative to the file, and to the address that the file has: a folder with a slash at its end
        [path.posix.join('/', folder, address), path.posix.join('/', own, address)]
    for (const place of places) {
      const page = this.#whole.get(plainAddress(place))
      if (page !== undefined) return page
    }
    const parts = plainAddress(places[0] ?? '')
      .split('/')
      .filter(Boolean)
    return this.#byDay(parts) ?? this.#byName(parts.at(-1))
  }

  /** Of a link within the site its path, without query and part. @param {string} href */
  #addressOn(href) {
    if (href === '' || href.startsWith('#') || href.startsWith('?')) return undefined
    if (/^(?:https?:)?\/\//i.test(href)) {
      const url = URL.parse(href, 'https://none.invalid')
      return url && this.#hosts.has(plainHost(url.host)) && url.pathname !== '/' ? decode(url.pathname) : undefined
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined
    const address = decode(href.replace(/[?#].*$/s, ''))
    // Zola and Docusaurus name files from the root of the contents
    return /^@(?:site)?\//.test(address) ? `${FILE_REFERENCE}${address.replace(/^@(?:site)?\//, '')}` : address
  }

  /** @param {string} reference @param {string} file */
  #findFile(reference, file) {
    const plain = plainAddress(reference.replace(/#.*$/, '').replace(MARKDOWN_ENDING, ''))
    const beside = plainAddress(path.posix.join('/', path.posix.dirname(file), plain))
    const name = plain.split('/').at(-1)
    return this.#whole.get(beside) ?? this.#whole.get(plain) ?? this.#byName(name) ?? this.#byName(slugged(name ?? ''))
  }

  /** @param {string[]} parts of an address such as "blog/2012/06/23" */
  #byDay(parts) {
    const [year, month, day] = parts.slice(-3)
    if (!/^\d{4}$/.test(year ?? '') || !/^\d{1,2}$/.test(month ?? '') || !/^\d{1,2}$/.test(day ?? '')) return undefined
    return this.#days.get(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`)
  }

  /** @param {string | undefined} name */
  #byName(name) {
    return name ? this.#names.get(name) : undefined
  }
}

/** What one page alone is called, with the number of the page. @param {Iterable<string>[]} namesByPage */
function collectUnique(namesByPage) {
  /** @type {Map<string, number>} */
  const pages = new Map()
  const shared = new Set()
  for (const [page, names] of namesByPage.entries()) {
    for (const name of names) {
      if (pages.has(name) && pages.get(name) !== page) shared.add(name)
      pages.set(name, page)
    }
  }
  for (const name of shared) pages.delete(name)
  pages.delete('')
  return pages
}

/** @param {string} host */
const plainHost = (host) => host.toLowerCase().replace(/^www\./, '')

/** Small, without endings, doubled slashes and one at the end. @param {string} address */
function plainAddress(address) {
  const plain = address
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(?:html?|md|mdx|markdown|php|aspx)$/, '')
    .replace(/\/(?:_?index|readme)$/, '')
  return plain.startsWith('/') ? plain : `/${plain}`
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** @param {string} text */
const slugged = (text) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The name that a text has in addresses, which its folder gives to an index. @param {string} file */
function nameOf(file) {
  const parts = file.replace(MARKDOWN_ENDING, '').split('/')
  const isIndex = /^(?:_?index|readme)(?:\.[a-z-]{2,5})?$/i.test(parts.at(-1) ?? '') && parts.length > 1
  return { name: (isIndex ? parts.at(-2) : parts.at(-1)) ?? '', folders: parts.slice(0, isIndex ? -2 : -1) }
}

/** @param {SiteFile} file */
function dayOf({ file, fields }) {
  const { date } = fields
  const written = date instanceof Date ? date.toISOString() : String(date ?? '')
  const [, year, month = '', day = ''] =
    dated.exec(nameOf(file).name) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** @param {SiteFile} file */
function namesOf({ file, fields }) {
  const { name } = nameOf(file)
  const own = [fields.permalink, fields.url, fields.path]
    .flatMap(texts)
    .map((address) => address.split('/').filter(Boolean).at(-1))
  const all = [name, dated.exec(name)?.[4], slugged(name), ...texts(fields.slug), ...texts(fields.id), ...own]
  return new Set(all.flatMap((one) => (one ? [plainAddress(one).split('/').at(-1) ?? ''] : [])).filter(Boolean))
}

/**
 * Where a page may live, in levels, the likeliest first: an export of a part of a site has other folders than its addresses
 * ("content/blog/x.md" is "/blog/x" or "/x").
 * @param {SiteFile} file @returns {Set<string>[]}
 */
function addressesOf(file) {
  const { fields } = file
  const { name, folders } = nameOf(file.file)
  const slugs = [...texts(fields.slug), name, dated.exec(name)?.[4] ?? name]
  const own = [fields.permalink, fields.url, fields.path, fields.aliases, fields.alias, fields.redirect_from].flatMap(
    texts,
  )
  const day = dayOf(file)?.split('-').join('/')
  const bases = [...folders.keys()].map((depth) => folders.slice(depth).join('/'))
  const parents = [...folders.keys()].map((depth) => folders.slice(0, depth).join('/'))
  const dates = day
    ? [...new Set([...bases, ...parents, ''])].flatMap((base) => slugs.map((slug) => `${base}/${day}/${slug}`))
    : []
  const first = [file.file, ...own.map((address) => URL.parse(address)?.pathname ?? address), ...dates]
  const shortened = [...bases, ''].map((base) => slugs.map((slug) => `${base}/${slug}`))
  const moved = parents.flatMap((base) => slugs.map((slug) => `${base}/${slug}`))
  return [first, ...shortened, moved].map((level) => new Set(level.map(plainAddress)))
}

/** @param {unknown} value */
function texts(value) {
  return (Array.isArray(value) ? value : [value])
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : []))
    .filter(Boolean)
}
