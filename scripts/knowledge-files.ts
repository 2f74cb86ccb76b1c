import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { z } from 'zod'
import * as plans from '../app/wings/planner/plans/knowledge/knowledge-schema.ts'
import { readingLanguageSchema } from '../app/wings/planner/plans/knowledge/reading-language-schema.ts'
import { technologiesSchema } from '../app/wings/planner/stacks/technology.ts'

const FOLDER = path.join(import.meta.dirname, '../knowledge')
const PREFIX = 'virtual:knowledge/'

/** What the code imports as `virtual:knowledge/plans` and `virtual:knowledge/stacks`. */
const modules: Record<string, () => unknown> = {
  plans: () => ({
    archetypes: readFolder('plans/archetypes', plans.archetypeSchema),
    capabilities: readFolder('plans/capabilities', plans.capabilitySchema),
    complianceRules: readFile('plans/compliance-rules.yaml', plans.complianceRulesSchema),
    enablingWork: readFile('plans/enabling-work.yaml', plans.enablingWorkSchema),
    questions: readFile('plans/questions.yaml', plans.questionsSchema),
    reading: readFolder('plans/reading', readingLanguageSchema),
    releaseSteps: readFile('plans/release-steps.yaml', plans.releaseStepsSchema),
    unknownKind: readFile('plans/unknown-kind.yaml', plans.wishKindSchema),
    wishKinds: readFolder('plans/wish-kinds', plans.wishKindSchema),
  }),
  stacks: () => readFolder('stacks', technologiesSchema),
}

/** Lets the code import what is in knowledge/; a file that its schema refuses stops the build and says where. */
export function knowledgeFiles(): Plugin {
  return {
    name: 'knowledge-files',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      for (const file of globSync('**/*.yaml', { cwd: FOLDER })) this.addWatchFile(path.join(FOLDER, file))
      return toModule(id.slice(1))
    },
  }
}

/** The same for what Node runs without a bundler, as the tests in a browser. */
export function importKnowledgeFiles() {
  registerHooks({
    resolve: (id, context, next) => (id.startsWith(PREFIX) ? { url: id, shortCircuit: true } : next(id, context)),
    load: (url, context, next) =>
      url.startsWith(PREFIX) ? { format: 'module', source: toModule(url), shortCircuit: true } : next(url, context),
  })
}

function toModule(id: string) {
  const read = modules[id.slice(PREFIX.length)]
  if (!read) throw new Error(`There is no ${id}: see scripts/knowledge-files.ts.`)
  return `export default ${JSON.stringify(read())}`
}

/** The files of a folder by their names. */
function readFolder(folder: string, schema: z.ZodType) {
  const files = globSync('*.yaml', { cwd: path.join(FOLDER, folder) }).sort()
  return Object.fromEntries(files.map((file) => [path.basename(file, '.yaml'), readFile(`${folder}/${file}`, schema)]))
}

function readFile(file: string, schema: z.ZodType) {
  const { success, data, error } = schema.safeParse(parse(readFileSync(path.join(FOLDER, file), 'utf8')))
  if (success) return data
  const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`knowledge/${file} is not as its schema wants it:\n${faults.join('\n')}`)
}
