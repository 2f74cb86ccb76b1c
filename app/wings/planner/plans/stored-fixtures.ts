import type { Database } from '~/platform/database/database.server'
import { createPlan } from './commands.server'
import { makePlan } from './engine/make-plan'
import { SAMPLE_BRIEFS } from './fixtures'
import type { Person } from './queries.server'

/** A plan of `owner` that is kept, made from one of the ten ideas. Answers its id. */
export function aStoredPlan(db: Database, owner: Person, kind: keyof typeof SAMPLE_BRIEFS = 'internal-tool') {
  const brief = SAMPLE_BRIEFS[kind]
  return createPlan(db, owner, { title: `The ${kind}`, brief, plan: makePlan(brief, { today: '2026-03-02' }) })
}
