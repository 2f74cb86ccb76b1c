import { type NewLink, predictLinks } from '~/domains/pages/graph.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { RunFigures } from './run'
import type { RunRules } from './run-rules'

/** The figures of a plan, with what its links would do to the site. */
export async function figuresOf(
  db: Database,
  rules: RunRules,
  counts: Pick<RunFigures, 'pages' | 'linkedPages' | 'links' | 'waiting'>,
  links: NewLink[],
): Promise<RunFigures> {
  return { ...counts, rules: rules.all.length, skips: rules.reasons, effect: await predictLinks(db, links) }
}
