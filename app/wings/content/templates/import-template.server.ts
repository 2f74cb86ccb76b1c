import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { blockTypes, newBlock } from '~/wings/content/landing-pages/new-block'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { saveTemplate } from './commands.server'
import { contentRules } from './engine/content-rules'
import { sampleRowSchema, templateForm } from './template-form'
import { newVariable } from './variable'

const templateFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.literal('landing-page'),
  variables: z.array(z.looseObject({ name: z.string() })),
  content: z.looseObject({ blocks: z.array(z.looseObject({ type: z.enum(blockTypes) })) }),
  samples: z.array(sampleRowSchema),
})

/** Brings a template of landing pages in from a YAML file; what an admin made of it since is kept. */
export async function importTemplate(db: Database, file: string) {
  const { id, variables, content, ...given } = templateFile.parse(parse(await readFile(file, 'utf8')))
  const blocks = content.blocks.map((block, place) => ({ ...newBlock(block.type, `block-${place + 1}`), ...block }))
  const form = templateForm.parse({
    ...given,
    variables: variables.map((variable) => ({ ...newVariable(variable.name), ...variable })),
    content: { ...contentRules[given.kind].emptyContent, ...content, blocks },
  })
  await saveTemplate(db, commandLineActor, id, { basedOn: 0, form })
}
