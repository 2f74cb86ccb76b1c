import type { Actor } from '~/domains/audit/actor'
import { emptyPostContent } from '~/domains/blog/post-content'
import { postEntryType } from '~/domains/blog/post-kind.server'
import { landingPageEntryType } from '~/domains/landing-pages/landing-kind.server'
import { productEntryType } from '~/domains/products/product-kind.server'
import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/slug'
import type { AiInstructions } from './ai-texts/instruction'
import { createRun } from './commands.server'
import { saveDataTable } from './data-sets/tables.server'
import { DEFAULT_REFUSE_THRESHOLD, DEFAULT_WARN_THRESHOLD } from './run'
import type { RunDependencies, RunTemplate } from './run-template'
import { suggestMapping } from './table/mapping'
import { readPastedTable } from './table/read-table.server'

/** A template of posts in the smallest possible language: {name} stands for the value of a variable. */
export interface SimpleTemplate {
  id: string
  title: string
  body: string
  /** All of them are required. */
  names: string[]
}

function simpleRunTemplate(template: SimpleTemplate): RunTemplate {
  const { id, title, body, names } = template
  return {
    id,
    title: 'Towns',
    kind: 'post',
    snapshot: template,
    variables: names.map((name) => ({ name, label: '', isRequired: true, default: '', shape: 'line' })),
    resolveReferences: async (_db, rows) => rows,
    recordUse: async () => {},
    render(row) {
      const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name) => String(row[name] ?? ''))
      if (fill(title).includes('impossible')) {
        return { problems: [{ field: 'title', line: 1, message: 'This cannot be.' }] }
      }
      const content = {
        ...emptyPostContent,
        title: fill(title),
        slug: slugify(fill(title)),
        body: `<p>${fill(body)}</p>`,
      }
      return { content, problems: [] }
    },
  }
}

export const simpleRunDependencies: RunDependencies = {
  entryTypes: { post: postEntryType, product: productEntryType, 'landing-page': landingPageEntryType },
  readTemplate: (snapshot) => simpleRunTemplate(snapshot as SimpleTemplate),
}

interface SimpleRun {
  template: SimpleTemplate
  /** As it is pasted. */
  table: string
  keyColumn?: string
  updatesRun?: string
  warnAt?: number
  refuseAt?: number
  instructions?: AiInstructions
  mostAsked?: number
}

/** A run whose rows wait to be judged. */
export async function aRun(db: Database, by: Actor, { template, table, keyColumn, ...run }: SimpleRun) {
  const read = await readPastedTable(table)
  const given = simpleRunTemplate(template)
  return createRun(db, simpleRunDependencies, by, {
    title: 'Towns',
    template: given,
    tableId: await saveDataTable(db, read),
    keyColumn: keyColumn ?? null,
    mapping: suggestMapping(read.columns, given.variables),
    instructions: {},
    mostAsked: 0,
    warnAt: DEFAULT_WARN_THRESHOLD,
    refuseAt: DEFAULT_REFUSE_THRESHOLD,
    ...run,
  })
}
