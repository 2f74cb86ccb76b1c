import { openGhost } from './ghost/read-ghost.server'
import type { ImportRun, ImportSource } from './import-run'
import type { Source } from './source-item'
import { openWordpress } from './wordpress/read-wxr.server'

const readers: Partial<Record<ImportSource, (path: string, site: string) => Promise<Source>>> = {
  wordpress: openWordpress,
  ghost: openGhost,
}

/** What the file or folder of a run holds. @throws SourceFault when that cannot be read */
export async function openSource({ source, path, site }: Pick<ImportRun, 'source' | 'path' | 'site'>): Promise<Source> {
  const open = readers[source]
  if (!open) throw new Error(`Nothing reads ${source}.`)
  return open(path, site)
}
