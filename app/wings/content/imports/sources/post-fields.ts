import { publicationFieldNames } from './source-publication'
import { emptyToUndefined, normalizeFieldName, parseMoment, type TableRow } from './table-row'

// the names that other systems give to the columns of a post
const names: Record<string, string[]> = {
  title: ['title', 'name', 'headline'],
  slug: ['slug', 'handle'],
  description: ['description', 'excerpt'],
  summary: ['summary'],
  category: ['category'],
  tags: ['tags'],
  cover: ['cover', 'cover_image', 'image'],
  featured_image: ['featured_image'],
  cover_alt: ['cover_alt', 'image_alt'],
  date: ['published_at', 'publishdate', 'publish_date', 'published_on', 'date', 'pubdate', 'post_date', 'created_at'],
  author: ['author', 'author_name'],
  read_time_int: ['read_time_int'],
  read_time: ['read_time'],
}

/** The fields of a post in the words of its front matter, from a row of a table of either shape. */
export function readPostFields(row: TableRow): TableRow {
  const given = new Map(Object.entries(row).map(([name, value]) => [normalizeFieldName(name), emptyToUndefined(value)]))
  const fields: TableRow = {}
  for (const [field, known] of Object.entries(names)) {
    const value = known.map((name) => given.get(name)).find((one) => one !== undefined)
    if (value !== undefined) fields[field] = parseField(field, value)
  }
  return fields
}

// say nothing that a visitor would miss
const silent = new Set(['id', 'uuid', 'updated_at', 'updated'])
const texts = ['html', 'markdown', 'body', 'content', 'text']

/** The columns of a row that hold something and have no place here. */
export function findUnknownColumns(row: TableRow) {
  const places = new Set([...Object.values(names).flat(), ...publicationFieldNames, ...texts, ...silent])
  return Object.keys(row).filter((name) => !places.has(normalizeFieldName(name)) && !isNothing(row[name]))
}

const addressNames = ['permalink', 'url', 'aliases', 'alias', 'redirect_from']

/** The fields of a front matter that hold something and have no place here. */
export function findUnknownFields(fields: TableRow) {
  const places = new Set([...Object.keys(names), ...(names.date ?? []), ...publicationFieldNames, ...addressNames])
  return Object.keys(fields).filter((name) => !places.has(name) && !isNothing(fields[name]))
}

/** The first of its dates that holds something. */
export function findPostDate(fields: TableRow) {
  return names.date?.map((name) => emptyToUndefined(fields[name])).find((date) => date !== undefined)
}

const isNothing = (value: unknown) => emptyToUndefined(value) === undefined

/** The text of the post, and whether it says that it is HTML or Markdown. */
export function findPostBody(row: TableRow) {
  const given = new Map(Object.entries(row).map(([name, value]) => [normalizeFieldName(name), value]))
  for (const name of texts) {
    const text = given.get(name)
    if (typeof text !== 'string' || text.trim() === '') continue
    const isHtml =
      name === 'html' ||
      (name !== 'markdown' && /<\/?(?:p|h[1-6]|ul|ol|div|br|a|img|table|blockquote)[\s>/]/i.test(text))
    return { text, isHtml }
  }
  return { text: '', isHtml: true }
}

function parseField(field: string, value: unknown) {
  if (field === 'tags') return parseList(value)
  if (field === 'date') return parseMoment(value) ?? value
  if (field === 'read_time_int') return Number(value)
  return typeof value === 'number' ? String(value) : value
}

/** "a, b", ["a", "b"] as JSON, and {a,b} as PostgreSQL writes it. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const inner = /^\{.*\}$|^\[.*\]$/s.test(text) ? text.slice(1, -1) : text
  return inner
    .split(/[,;]/)
    .map((tag) => tag.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean)
}
