import type { Database } from '~/platform/database/database.server'
import { slugify } from '~/platform/text/slug'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { AiInstructions } from './ai-texts/ai-instructions'
import { suggestMapping } from './column-mapping'
import { createRun } from './commands.server'
import { saveDataTable } from './data-tables.commands.server'
import { readPastedTable } from './read-table.server'
import { DEFAULT_REFUSE_THRESHOLD, DEFAULT_WARN_THRESHOLD } from './run'
import type { RunDependencies, RunTemplate } from './run-template'

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
  updatesRunId?: string
  warnThreshold?: number
  refuseThreshold?: number
  instructions?: AiInstructions
  maxAiRequests?: number
}

/** A run whose rows wait to be judged. */
export async function aRun(db: Database, by: Actor, { template, table, keyColumn, ...run }: SimpleRun) {
  const read = await readPastedTable(table)
  const given = simpleRunTemplate(template)
  return createRun(db, by, {
    title: 'Towns',
    template: given,
    tableId: await saveDataTable(db, read),
    keyColumn: keyColumn ?? null,
    mapping: suggestMapping(read.columns, given.variables),
    instructions: {},
    maxAiRequests: 0,
    warnThreshold: DEFAULT_WARN_THRESHOLD,
    refuseThreshold: DEFAULT_REFUSE_THRESHOLD,
    ...run,
  })
}
