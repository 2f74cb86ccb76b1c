import path from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { z } from 'zod'
import * as plans from '../app/wings/planner/plans/knowledge/knowledge-schema.ts'
import { technologiesSchema } from '../app/wings/planner/stacks/catalog/technology.ts'

const SCHEMAS: Record<string, z.ZodType> = {
  'plans/archetypes/*.yaml': plans.archetypeSchema,
  'plans/capabilities/*.yaml': plans.capabilitySchema,
  'plans/compliance-rules.yaml': plans.complianceRulesSchema,
  'plans/platforms.yaml': plans.platformsSchema,
  'plans/questions.yaml': plans.questionsSchema,
  'plans/release-steps.yaml': plans.releaseStepsSchema,
  'stacks/*.yaml': technologiesSchema,
}

/** Lets the code import what is in knowledge/; a file that its schema refuses stops the build and says where. */
export function knowledgeFiles(): Plugin {
  return {
    name: 'knowledge-files',
    enforce: 'pre',
    transform(text, id) {
      const [, file] = /\/knowledge\/(.+\.yaml)$/.exec(id) ?? []
      if (!file) return
      const schema = Object.entries(SCHEMAS).find(([pattern]) => path.matchesGlob(file, pattern))?.[1]
      if (!schema) throw new Error(`knowledge/${file} has no schema: name one in scripts/knowledge-files.ts.`)
      const { success, data, error } = schema.safeParse(parse(text))
      if (success) return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js', map: null }
      const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      throw new Error(`knowledge/${file} is not as its schema wants it:\n${faults.join('\n')}`)
    },
  }
}
