import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { type ArchivedSetting, settingsList } from '~/platform/archive/settings-list.server'
import type { Database } from '~/platform/database/database.server'
import { writePattern } from './commands.server'
import { noPattern, type Pattern, type PatternKind } from './pattern'
import { patternForm } from './pattern-form.server'
import { findPatterns } from './queries.server'

/** How pages of each kind are called, as an archive has it; empty texts where nobody has said anything. */
export const patternsArchive = {
  name: 'patterns',
  ...settingsList<Actor>({
    post: patternOf('post', 'Posts'),
    product: patternOf('product', 'Products'),
    landing_page: patternOf('landing-page', 'Landing pages'),
    site: patternOf('site', 'Pages of the site'),
  }),
}

function patternOf(kind: PatternKind, label: string): ArchivedSetting<Actor> {
  return {
    label,
    schema: asTyped(kind),
    find: async (db: Database) => (await findPatterns(db))[kind],
    write: (tx, by, pattern: Pattern, basedOn: Pattern) => writePattern(tx, by, { kind, pattern, basedOn }),
  }
}

/** The pattern as its form reads it. */
function asTyped(kind: PatternKind) {
  return z
    .unknown()
    .transform((pattern) => ({ kind, pattern, basedOn: noPattern }))
    .pipe(patternForm)
    .transform(({ pattern }) => pattern)
}
