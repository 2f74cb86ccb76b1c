import type { ImportRun, ImportSource } from '../import-run'
import { openWordpressExport } from '../wordpress/open-wordpress-export.server'
import { openGhostExport } from './open-ghost-export.server'
import { openMarkdownFolder } from './open-markdown-folder.server'
import { openTableFile } from './open-table-file.server'
import type { OpenedSource } from './source-item'

const readers: Record<ImportSource, (path: string, site: string) => Promise<OpenedSource>> = {
  wordpress: openWordpressExport,
  ghost: openGhostExport,
  markdown: openMarkdownFolder,
  csv: openTableFile,
}

/** What the file or folder of a run holds. @throws SourceError when that cannot be read */
export async function openSource({
  source,
  path,
  site,
}: Pick<ImportRun, 'source' | 'path' | 'site'>): Promise<OpenedSource> {
  return readers[source](path, site)
}
