import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { ContentTag } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { isIndexable, type PageFacts, type PageLink } from '../page-facts'
import { deleteLinkTargets, type LinkTarget, saveLinkTargets } from './link-targets.commands.server'

/** A page as it was found; without facts, nothing lives at its path. */
export interface FetchedPage {
  path: string
  facts?: PageFacts
  /** Of the HTML, uncompressed. */
  bytes: number
  tags: ContentTag[]
}

// the values of a statement are gathered on the event loop: between two of them others get their turn
const ROWS_AT_ONCE = 50

/** Writes down what was found, as part of `tx`. What is as it was is not written again. */
export async function savePageFacts(
  tx: Database,
  found: FetchedPage[],
  targets: LinkTarget[],
  indexVersion: string,
  now = new Date(),
) {
  const pieces = await findPagesByPath(
    tx,
    found.map(({ path }) => path),
  )
  const known = await findChecksums(
    tx,
    found.map(({ path }) => path),
  )
  const gone = found.filter(({ path, facts }) => !facts && known.has(path)).map(({ path }) => path)
  if (gone.length > 0) await tx.deleteFrom('derived.pageFacts').where('path', 'in', gone).execute()
  for (const page of found) {
    if (!page.facts) continue
    const piece = pieces.get(page.path)
    const checksum = checksumOf([page.facts, page.bytes, page.tags, piece, indexVersion])
    if (known.get(page.path) === checksum) continue
    const boilerplate = await saveBoilerplate(tx, page.facts.boilerplateLinks)
    await saveFacts(tx, page, page.facts, {
      ...indexedKind(page.path, piece),
      boilerplate,
      checksum,
      indexVersion,
      indexedAt: now,
    })
    await saveLinksAndImages(tx, page.path, page.facts)
    await breathe()
  }
  await saveLinkTargets(tx, targets)
  await deleteLinkTargets(
    tx,
    found.filter(({ facts }) => facts).map(({ path }) => path),
  )
}

/** Lists that the links of these pages name and that nobody has read. */
export async function findUnindexedLinkedLists(db: Database, found: FetchedPage[]) {
  const lists = [...new Set(collectLinkedPaths(found).filter((path) => path.includes('?')))]
  const known = await findChecksums(db, lists)
  return lists.filter((path) => !known.has(path))
}

/** The addresses on this site that their links name. */
export function collectLinkedPaths(found: FetchedPage[]) {
  const links = found.flatMap(({ facts }) => (facts ? [...facts.links, ...facts.boilerplateLinks] : []))
  return links.filter(({ isInternal }) => isInternal).map(({ to }) => to)
}

async function findPagesByPath(tx: Database, paths: string[]) {
  const rows = await tx.selectFrom('pages').select(['path', 'id', 'kind']).where('path', 'in', paths).execute()
  return new Map(rows.map(({ path, ...piece }) => [path, piece]))
}

async function findChecksums(tx: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, string>()
  const rows = await tx
    .selectFrom('derived.pageFacts')
    .select(['path', 'checksum'])
    .where('path', 'in', paths)
    .execute()
  return new Map(rows.map(({ path, checksum }) => [path, checksum]))
}

function checksumOf(what: unknown) {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)
}

function indexedKind(path: string, piece: { id: string; kind: string } | undefined) {
  return { pageId: piece?.id ?? null, kind: piece?.kind ?? (path.includes('?') ? 'list' : 'site') }
}

async function saveBoilerplate(tx: Database, links: PageLink[]) {
  const checksum = checksumOf(links)
  await tx
    .insertInto('derived.pageBoilerplates')
    .values({ checksum, links: JSON.stringify(links) })
    .onConflict((conflict) => conflict.column('checksum').doNothing())
    .execute()
  return checksum
}

interface PageIndexColumns {
  pageId: string | null
  kind: string
  boilerplate: string
  checksum: string
  indexVersion: string
  indexedAt: Date
}

async function saveFacts(
  tx: Database,
  { path, tags, bytes }: FetchedPage,
  facts: PageFacts,
  circumstances: PageIndexColumns,
) {
  const { title, description, robots, canonical, words, headings, head, loadedImages } = facts
  const { elementIds, fragmentLinks, textSignature } = facts
  const row = {
    title,
    description,
    robots,
    canonical,
    words,
    headings: JSON.stringify(headings),
    tags,
    ...head,
    bytes,
    loadedImages,
    elementIds,
    fragmentLinks,
    textSignature,
    ...circumstances,
    isIndexable: isIndexable(path, facts),
  }
  await tx
    .insertInto('derived.pageFacts')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute()
}

async function saveLinksAndImages(tx: Database, fromPath: string, { links, images }: PageFacts) {
  await tx.deleteFrom('derived.indexedLinks').where('fromPath', '=', fromPath).execute()
  await tx.deleteFrom('derived.indexedImages').where('fromPath', '=', fromPath).execute()
  const linkRows = links.map(({ to, isInternal, ...link }, position) => ({
    fromPath,
    position,
    toPath: isInternal ? to : null,
    url: isInternal ? null : to,
    ...link,
  }))
  for (const rows of chunkRows(linkRows)) await tx.insertInto('derived.indexedLinks').values(rows).execute()
  const imageRows = images.map((image, position) => ({ fromPath, position, ...image }))
  for (const rows of chunkRows(imageRows)) await tx.insertInto('derived.indexedImages').values(rows).execute()
}

function chunkRows<Row>(rows: Row[]) {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, slice) =>
    rows.slice(slice * ROWS_AT_ONCE, (slice + 1) * ROWS_AT_ONCE),
  )
}
