import type { Database } from '~/platform/database/database.server'
import { contentPathOf, listPublishedPaths } from '~/wings/web/pages/published-paths.queries.server'
import type { Block } from './block-schema'

const anchor = /<a\s[^<>]*?href="(\/(?!\/)[^"]*)"[^<>]*>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g

/**
 * The blocks without links to pages of content that visitors do not find: a button goes, a linked phrase stays as words.
 * What is at `comingPaths` will be there in a moment.
 */
export async function removeDeadLinks(db: Database, blocks: Block[], comingPaths: string[]): Promise<Block[]> {
  const paths = collectUrls(blocks).flatMap((url) => contentPathOf(url) ?? [])
  const published = await listPublishedPaths(db, [...new Set(paths)])
  const isDead = (url: string) => {
    const path = contentPathOf(url)
    return path !== undefined && !published.has(path) && !comingPaths.includes(path)
  }
  return withoutDeadLinks(blocks, isDead) as Block[]
}

function collectUrls(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(anchor)].map(([, url = '']) => url)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'url' ? [String(part)] : collectUrls(part)))
}

function withoutDeadLinks(value: unknown, isDead: (url: string) => boolean): unknown {
  if (typeof value === 'string')
    return value.replace(anchor, (whole, url: string, words: string) => (isDead(url) ? words : whole))
  if (Array.isArray(value)) return value.map((item) => withoutDeadLinks(item, isDead))
  if (typeof value !== 'object' || value === null) return value
  if ('label' in value && 'url' in value && isDead(String(value.url))) return { ...value, label: '', url: '' }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutDeadLinks(part, isDead)]))
}
