import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { findPictures } from '~/domains/media/find-picture.server'
import { faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { type KeptTemplate, readTemplates, recordOf, templateOf } from './archive/template-records.server'
import { columnsOf, keepRevision, subjectOf } from './commands.server'
import { picturesIn } from './engine/pictures-in.server'

/** Templates, as they leave in an archive and come back; not how often they were used, nor earlier versions. */
export const templatesArchive = {
  name: 'content_templates',
  exported,
  faultOf: (record: unknown) => faultIn(() => templateOf(record)),
  takeBack,
}

async function* exported(db: Database) {
  let after: string | undefined
  for (;;) {
    const templates = await readTemplates(db, { after })
    yield* templates.map(recordOf)
    after = templates.at(-1)?.id
    if (after === undefined) return
  }
}

/** Takes templates back, each in place of the one with its id, which stays in the history. */
async function takeBack(tx: Database, records: unknown[], { by, rehearsal }: { by: Actor; rehearsal?: Rehearsal }) {
  const taken: TakenBack[] = []
  for (const template of records.map(templateOf)) {
    const { id, kind, name } = template
    const [before] = await readTemplates(tx, { ids: [id] })
    if (isDeepStrictEqual(before, template)) taken.push({ name, fate: 'unchanged' })
    else if (before && before.kind !== kind) {
      taken.push({ name, fate: 'refused', reason: 'A template of another kind has its id.' })
    } else {
      if (!rehearsal) await write(tx, by, template)
      taken.push({ name, fate: before ? 'replaced' : 'added', ...(await lackOf(tx, template, rehearsal)) })
    }
  }
  return taken
}

async function lackOf(tx: Database, template: KeptTemplate, rehearsal: Rehearsal) {
  const pictures = await picturesIn(tx, template)
  const found = await findPictures(tx, pictures)
  const lacks = pictures.some((picture) => !found[picture] && !rehearsal?.has(picture))
  return lacks ? { reason: 'A picture that it shows is not in the library.' } : {}
}

async function write(tx: Database, by: Actor, template: KeptTemplate) {
  const { id, savedAt, createdAt, deletedAt, ...state } = template
  const row = { ...columnsOf(state), savedAt, createdAt, deletedAt, savedBy: by.email }
  const { revision } = await tx
    .insertInto('contentTemplates')
    .values({ id, kind: state.kind, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, revision: sql`content_templates.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  await keepRevision(tx, by, { id, revision, state }, new Date(savedAt))
  await noteMediaUses(tx, subjectOf(id), await picturesIn(tx, template))
  await recordAction(tx, by, { action: 'template.imported', subject: subjectOf(id), title: state.name })
}
