import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { splitFrontMatter } from './front-matter.mjs'
import { markdownToHtml } from './markdown-to-html.mjs'
import { PageAddresses } from './page-addresses.mjs'

/**
 * @typedef {object} SitePage
 * @property {string} file its path from the folder
 * @property {string} title
 * @property {string} html its text without the links to other pages, whose anchor texts stay
 * @property {string[]} categories of its front matter
 * @property {number[]} targets the pages that its author links to, each once
 */

const MAX_FILE_BYTES = 4 * 1024 * 1024
const MARKDOWN = /\.(?:md|mdx|markdown)$/i
const skippedFolders = new Set(['node_modules', 'vendor', '_site', 'public_html'])

/**
 * The pages of a folder of Markdown files, and the links between them that their authors made.
 * @param {string} folder @returns {Promise<{ pages: SitePage[], links: number, hosts: string[] }>}
 */
export async function readMarkdownSite(folder) {
  const files = (await listFiles(folder)).map((file) => path.relative(folder, file).split(path.sep).join('/'))
  const texts = []
  for (const file of files) {
    const { fields, body } = splitFrontMatter(await readFile(path.join(folder, file), 'utf8'))
    if (fields.draft === true || fields.draft === 'true' || fields.published === false) continue
    texts.push({ file, fields, html: markdownToHtml(body, file.toLowerCase().endsWith('x')) })
  }
  const addresses = new PageAddresses(texts)
  const hosts = addresses.learnHosts(texts.flatMap(({ html }) => [...html.matchAll(anchorTag)].map(hrefOf)))
  const pages = texts.map(({ file, fields, html }, number) => {
    const { text, targets } = takeLinksOut(html, (href) => addresses.find(href, file))
    targets.delete(number)
    const title = titleOf(fields, html, file)
    return { file, title, html: text, categories: categoriesOf(fields), targets: [...targets] }
  })
  return { pages, links: pages.reduce((sum, { targets }) => sum + targets.length, 0), hosts }
}

/** @param {string} folder @returns {Promise<string[]>} */
async function listFiles(folder) {
  const found = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !skippedFolders.has(entry.name)) found.push(...(await listFiles(place)))
    } else if (MARKDOWN.test(entry.name) && (await stat(place)).size <= MAX_FILE_BYTES) found.push(place)
  }
  return found
}

const anchorTag = /<a\b([^<>]*)>((?:(?!<a\b)[\s\S])*?)<\/a>/gi

/** @param {RegExpExecArray} tag */
function hrefOf([, attributes = '']) {
  const [, quoted, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  return (quoted ?? single ?? '').replaceAll('&amp;', '&')
}

/**
 * Takes the links to other pages out of a text. Their anchor texts stay, but for those that are an address themselves.
 * @param {string} html @param {(href: string) => number | undefined} find
 */
function takeLinksOut(html, find) {
  /** @type {Set<number>} */
  const targets = new Set()
  const text = html.replace(anchorTag, (...found) => {
    const [whole, , anchor] = /** @type {[string, string, string]} */ (/** @type {unknown} */ (found))
    const target = find(hrefOf(/** @type {RegExpExecArray} */ (/** @type {unknown} */ (found))))
    if (target === undefined) return whole
    targets.add(target)
    return /^\s*(?:https?:\/\/|www\.|\/)\S*\s*$/.test(anchor) ? '' : anchor
  })
  return { text, targets }
}

/** @param {Record<string, unknown>} fields @param {string} html @param {string} file */
function titleOf(fields, html, file) {
  if (typeof fields.title === 'string' || typeof fields.title === 'number') {
    if (String(fields.title).trim()) return String(fields.title).trim()
  }
  const heading = /<h[12]\b[^<>]*>([\s\S]*?)<\/h[12]>/i.exec(html)?.[1] ?? ''
  const words = decodeText(heading.replace(/<[^<>]*>/g, '')).trim()
  if (words) return words
  const parts = file.replace(MARKDOWN, '').split('/')
  const name = /^(?:_?index|readme)$/i.test(parts.at(-1) ?? '') ? (parts.at(-2) ?? parts.at(-1)) : parts.at(-1)
  return (name ?? file).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '').replace(/[-_]+/g, ' ')
}

/** @param {string} text */
function decodeText(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** @param {Record<string, unknown>} fields */
function categoriesOf({ categories, category, tags }) {
  const given = [categories, category, tags].find((value) => value !== undefined && value !== null) ?? []
  const list = Array.isArray(given) ? given : String(given).split(/,\s*/)
  return list.filter((one) => typeof one === 'string' && one !== '').map((one) => one.toLowerCase())
}
