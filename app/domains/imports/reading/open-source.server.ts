import { openGhost } from '../ghost/read-ghost.server'
import type { ImportRun, ImportSource } from '../import-run'
import { openMarkdown } from '../markdown/read-markdown.server'
import { openTable } from '../tables/read-table.server'
import { openWordpress } from '../wordpress/read-wxr.server'
import type { Source } from './source-item'

const readers: Record<ImportSource, (path: string, site: string) => Promise<Source>> = {
  wordpress: openWordpress,
  ghost: openGhost,
  markdown: openMarkdown,
  csv: openTable,
}

/** What the file or folder of a run holds. @throws SourceFault when that cannot be read */
export async function openSource({ source, path, site }: Pick<ImportRun, 'source' | 'path' | 'site'>): Promise<Source> {
  return readers[source](path, site)
}
