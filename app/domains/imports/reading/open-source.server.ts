import { openGhostExport } from '../ghost/read-ghost.server'
import type { ImportRun, ImportSource } from '../import-run'
import { openMarkdownFolder } from '../markdown/read-markdown.server'
import { openTableFile } from '../tables/read-table.server'
import { openWordpressExport } from '../wordpress/read-wxr.server'
import type { OpenedSource } from './source-item'

const readers: Record<ImportSource, (path: string, site: string) => Promise<OpenedSource>> = {
  wordpress: openWordpressExport,
  ghost: openGhostExport,
  markdown: openMarkdownFolder,
  csv: openTableFile,
}

/** What the file or folder of a run holds. @throws SourceFault when that cannot be read */
export async function openSource({
  source,
  path,
  site,
}: Pick<ImportRun, 'source' | 'path' | 'site'>): Promise<OpenedSource> {
  return readers[source](path, site)
}
