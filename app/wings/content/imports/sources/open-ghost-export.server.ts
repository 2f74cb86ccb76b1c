import { formatCount } from '~/platform/text/format-number'
import { markdownToArticleHtml } from '../engine/markdown-to-article-html.server'
import { convertGhostPost } from './convert-ghost-post'
import { type GhostRecord, readTextField } from './ghost-cards'
import { type GhostRelations, readGhostRelations, readIdField, tableNameFromPath } from './ghost-relations.server'
import type { OpenedSource, SourceItem } from './source-item'
import { streamFileText } from './stream-file-text.server'
import { streamJsonElements } from './stream-json-elements.server'

/** What an export of Ghost holds. It does not say where its site is; `site` may. @throws SourceError */
export async function openGhostExport(file: string, site: string): Promise<OpenedSource> {
  const relations = await readGhostRelations(file)
  return { site, matchesByAddress: false, items: () => readItems(file, site, relations) }
}

async function* readItems(file: string, site: string, relations: GhostRelations): AsyncGenerator<SourceItem> {
  for await (const { path, line, value } of streamJsonElements(
    streamFileText(file),
    (at) => tableNameFromPath(at) !== undefined,
  )) {
    const item = toItem(tableNameFromPath(path) ?? '', value, site, relations)
    if (item) yield { line, key: `ghost:${item.ref}`, ...item }
  }
  for (const [table, count] of relations.rowCountsByTable) yield toOtherTableItem(table, count)
}

type ItemDescription = Omit<SourceItem, 'line' | 'key'> & { key?: string }

function toItem(table: string, row: GhostRecord, site: string, relations: GhostRelations): ItemDescription | undefined {
  if (table === 'posts') return toPostItem(row, site, relations)
  const ref = `${table}:${readIdField(row, 'id')}`
  if (table === 'tags') {
    const injected =
      readTextField(row, 'codeinjection_head', 'codeinjection_foot') && ' Its code injection was not imported.'
    return {
      ref,
      kind: 'term',
      title: readTextField(row, 'name'),
      address: '',
      listedNote: `Imported as a tag.${injected}`,
    }
  }
  if (table === 'users') {
    const listed = 'Imported as author name. No account was created.'
    return { ref, kind: 'person', title: readTextField(row, 'name'), address: '', listedNote: listed }
  }
  if (table !== 'settings') return undefined
  const isInjection =
    /^(?:codeinjection_|ghost_(?:head|foot)$)/.test(readTextField(row, 'key')) && readTextField(row, 'value') !== ''
  const refusal = 'Site-wide code injection was not imported.'
  return isInjection ? { ref, kind: 'other', title: readTextField(row, 'key'), address: '', refusal } : undefined
}

function toPostItem(row: GhostRecord, site: string, relations: GhostRelations): ItemDescription {
  const isPage = row.type === 'page' || row.page === 1 || row.page === true
  const [title, slug] = [readTextField(row, 'title'), readTextField(row, 'slug')]
  const text = readTextField(row, 'lexical', 'mobiledoc', 'html')
  const item = { ref: `post:${readIdField(row, 'id')}`, key: postKey(row), title, address: slug && `${site}/${slug}/` }
  const kind = isPage ? 'page' : 'post'
  if (!title && !text) return { ...item, kind, refusal: 'It has no title and no content.' }
  const document = () => convertGhostPost(row, { relations, site, markdown: markdownToArticleHtml })
  const length = ['lexical', 'mobiledoc', 'html', 'plaintext'].reduce(
    (sum, name) => sum + readTextField(row, name).length,
    0,
  )
  return { ...item, kind, length, document }
}

/** Old sites number their posts from 1 on, so that a number alone names nothing. */
function postKey(row: GhostRecord) {
  const unique =
    readTextField(row, 'uuid') ||
    `${readIdField(row, 'id')}:${readTextField(row, 'slug')}:${readTextField(row, 'created_at')}`
  return `ghost:post:${unique}`
}

const relationTables = new Set(['posts_tags', 'posts_authors', 'posts_meta'])

function toOtherTableItem(table: string, count: number): SourceItem {
  const ref = `table:${table}`
  const rows = formatCount(count, 'row')
  const item = { line: 1, key: `ghost:${ref}`, ref, kind: 'other' as const, title: `${table} (${rows})`, address: '' }
  if (relationTables.has(table)) return { ...item, listedNote: 'Imported with the posts.' }
  return { ...item, refusal: `The rows of “${table}” are not supported.` }
}
