import type { Actor } from '~/domains/audit/actor'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { productKind } from '~/domains/products/product-kind.server'
import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/slug'
import type { Instructions } from './ai-texts/instruction'
import { planNewRun } from './commands.server'
import { keepTable } from './data-sets/tables.server'
import { REFUSE_AT, WARN_AT } from './run'
import type { RunSources, RunTemplate } from './run-template'
import { suggestedMapping } from './table/mapping'
import { readPastedTable } from './table/read-table.server'

/** A template of posts in the smallest possible language: {name} stands for the value of a variable. */
export interface SmallTemplate {
  id: string
  title: string
  body: string
  /** All of them are required. */
  names: string[]
}

function smallTemplate(template: SmallTemplate): RunTemplate {
  const { id, title, body, names } = template
  return {
    id,
    title: 'Towns',
    kind: 'post',
    snapshot: template,
    variables: names.map((name) => ({ name, label: '', isRequired: true, default: '', shape: 'line' })),
    lookUp: async (_db, rows) => rows,
    noteUse: async () => {},
    render(row) {
      const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name) => String(row[name] ?? ''))
      if (fill(title).includes('impossible')) {
        return { problems: [{ field: 'title', line: 1, message: 'This cannot be.' }] }
      }
      const content = { ...emptyPost, title: fill(title), slug: slugify(fill(title)), body: `<p>${fill(body)}</p>` }
      return { content, problems: [] }
    },
  }
}

export const smallSources: RunSources = {
  kinds: { post: postKind, product: productKind, 'landing-page': landingKind },
  readTemplate: (snapshot) => smallTemplate(snapshot as SmallTemplate),
}

interface SmallRun {
  template: SmallTemplate
  /** As it is pasted. */
  table: string
  keyColumn?: string
  updatesRun?: string
  warnAt?: number
  refuseAt?: number
  instructions?: Instructions
  mostAsked?: number
}

/** A run whose rows wait to be judged. */
export async function aRun(db: Database, by: Actor, { template, table, keyColumn, ...run }: SmallRun) {
  const read = await readPastedTable(table)
  const given = smallTemplate(template)
  return planNewRun(db, smallSources, by, {
    title: 'Towns',
    template: given,
    tableId: await keepTable(db, read),
    keyColumn: keyColumn ?? null,
    mapping: suggestedMapping(read.columns, given.variables),
    instructions: {},
    mostAsked: 0,
    warnAt: WARN_AT,
    refuseAt: REFUSE_AT,
    ...run,
  })
}
