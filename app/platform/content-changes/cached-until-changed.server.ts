import type { Database } from '../database/database.server'
import { type ContentTag, onContentChange } from './content-changes.server'

type Load<Value> = (db: Database) => Promise<Value>

interface CacheEntry {
  tag: ContentTag
  evict: () => void
}

const cacheEntries = new Set<CacheEntry>()

onContentChange((changed) => {
  for (const { tag, evict } of cacheEntries) if (changed === 'everything' || changed.includes(tag)) evict()
})

/**
 * Makes a small query that every page asks for into one that is asked once until content with `tag` changes.
 * Inside a transaction it is always asked, because nobody else may see what is not committed.
 */
export function cachedUntilChanged<Value>(tag: ContentTag, load: Load<Value>): Load<Value> {
  let known = new WeakMap<Database, Promise<Value>>()
  cacheEntries.add({ tag, evict: () => (known = new WeakMap()) })
  return (db) => {
    if (db.isTransaction) return load(db)
    const remembered = known.get(db)
    if (remembered) return remembered
    const loading = load(db)
    const into = known.set(db, loading)
    loading.catch(() => into.delete(db))
    return loading
  }
}
