import { setImmediate as breathe } from 'node:timers/promises'
import { type PageKind, pageKinds } from '~/domains/pages/page'
import { type PublishedPiece, readPublished } from '~/domains/writing/published-texts.server'
import type { Database } from '~/platform/database/database.server'
import type { PageTexts } from './engine/placing/page-plan'
import { linkedKinds } from './texts/linked-kinds.server'

/** The texts of a public piece as they are stored, and what a change of them goes by. */
export interface SiteTexts extends PageTexts {
  title: string
  revision: number
  hasUnpublishedChanges: boolean
  /** All that the page says, as HTML, be it linkable or not. */
  everything: () => string[]
}

// rows with long texts are parsed on the event loop: others get their turn after so many
const AT_ONCE = 10

/** All public pieces of these kinds, some at a time, kind by kind in the order of their ids. Others come in between. */
export async function* readSiteTexts(
  db: Database,
  kinds: readonly PageKind[] = pageKinds,
  now = new Date(),
): AsyncGenerator<SiteTexts[]> {
  for (const kind of kinds) {
    let after: string | undefined
    do {
      const pieces = await readPublished(db, linkedKinds[kind].kind, { limit: AT_ONCE, ...(after && { after }) }, now)
      after = pieces.length === AT_ONCE ? pieces.at(-1)?.id : undefined
      if (pieces.length > 0) yield pieces.map((piece) => textsOf(kind, piece))
      await breathe()
    } while (after)
  }
}

/** The same of single pieces; those that no visitor can see are left out. */
export async function findSiteTexts(db: Database, ids: string[], now = new Date()): Promise<SiteTexts[]> {
  const found: SiteTexts[] = []
  for (const kind of pageKinds) {
    const pieces = await readPublished(db, linkedKinds[kind].kind, { ids }, now)
    found.push(...pieces.map((piece) => textsOf(kind, piece)))
  }
  return found
}

function textsOf(name: PageKind, { id, path, revision, hasUnpublishedChanges, content }: PublishedPiece): SiteTexts {
  const { kind, categoriesOf, saidIn } = linkedKinds[name]
  const texts = kind.texts.of(content)
  return {
    id,
    kind: name,
    path,
    title: content.title,
    revision,
    hasUnpublishedChanges,
    categories: categoriesOf(content),
    texts,
    everything: () => (saidIn ? [saidIn(content)] : texts),
  }
}
