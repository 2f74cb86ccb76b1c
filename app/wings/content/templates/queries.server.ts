import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { findBrand } from '~/wings/site/settings/queries.server'
import { TemplateInTrash, TemplateIsGone } from './errors'
import type {
  AnyTemplateContent,
  EditableTemplate,
  SampleRow,
  StoredTemplate,
  TemplateKind,
  UsableTemplate,
} from './template'
import type { TemplateFilter } from './template-filter'
import type { Variable } from './variable'

/** A template as those who write it know it, in the trash or not. */
export async function findTemplate(db: Database, id: string): Promise<StoredTemplate | undefined> {
  if (!isUuid(id)) return undefined
  return templates(db).where('id', '=', id).executeTakeFirst()
}

/** The same, held until the end of the transaction: nobody else saves it meanwhile. */
export function lockTemplateForUpdate(tx: Database, id: string): Promise<StoredTemplate | undefined> {
  return templates(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

function templates(db: Database) {
  return db
    .selectFrom('contentTemplates')
    .select(['id', 'name', 'revision', 'savedAt', 'savedBy', 'deletedAt'])
    .select((from) => [
      from.ref('kind').$castTo<TemplateKind>().as('kind'),
      from.ref('variables').$castTo<Variable[]>().as('variables'),
      from.ref('content').$castTo<AnyTemplateContent>().as('content'),
      from.ref('samples').$castTo<SampleRow[]>().as('samples'),
    ])
}

/** A template as it is now, for whoever makes pages with it. @throws TemplateIsGone, TemplateInTrash */
export async function findUsableTemplate(db: Database, id: string): Promise<UsableTemplate> {
  const found = await findTemplate(db, id)
  if (!found) throw new TemplateIsGone()
  if (found.deletedAt) throw new TemplateInTrash()
  const { revision: version, kind, name, variables, content } = found
  const { currency } = await findBrand(db)
  return { id: found.id, version, kind, name, variables, content, currency }
}

/** The templates, the last saved first. */
export async function listTemplates(db: Database, filter: TemplateFilter, place: KeysetCursor, size: number) {
  const { q, kind, show } = filter
  const [newest, byId] = keysetOrder(place)
  const words = prefixQuery(q)
  const rows = await db
    .selectFrom('contentTemplates')
    .select(['id', 'name', 'savedAt', 'savedBy', 'deletedAt', 'usedCount', 'lastUsedAt'])
    .select((from) => from.ref('kind').$castTo<TemplateKind>().as('kind'))
    .select(sql<number>`jsonb_array_length(variables)`.as('variableCount'))
    .where('deletedAt', show === 'trash' ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(words !== '', (query) => query.where(sql<boolean>`search @@ to_tsquery('simple', ${words})`))
    .where(keysetCondition('contentTemplates', 'savedAt', place))
    .orderBy('savedAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

export type ListedTemplate = Awaited<ReturnType<typeof listTemplates>> extends ListPage<infer Row> ? Row : never

const MAX_LISTED_REVISIONS = 50

/** The saves that are kept of a template, newest first. */
export function listTemplateRevisions(db: Database, templateId: string) {
  return db
    .selectFrom('contentTemplateRevisions')
    .select(['revision', 'savedBy', 'savedAt'])
    .where('templateId', '=', templateId)
    .orderBy('revision', 'desc')
    .limit(MAX_LISTED_REVISIONS)
    .execute()
}

export async function findTemplateRevision(db: Database, templateId: string, revision: number) {
  const found = await db
    .selectFrom('contentTemplateRevisions')
    .select((from) => from.ref('state').$castTo<EditableTemplate>().as('state'))
    .where('templateId', '=', templateId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return found?.state
}
