import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUniqueViolation } from '~/platform/database/unique-violation'
import { DomainError, InvalidFields } from '~/platform/errors/errors'
import { cleanArticle } from '~/rich-text/clean-html.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { deleteMediaUses, recordMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import type { Block } from './block-schema'
import { blockPictureIds, filterBlocksByType, flattenBlocks, mapBlocks } from './engine/flatten-blocks'
import { SectionNotFound } from './errors'
import { MAX_SECTIONS, type SavedSection } from './saved-section'

/** Keeps blocks under a name, also again after they were removed. @throws DomainError when the name is taken or there are too many. */
export function saveSection(db: Database, by: Actor, { id, name, blocks }: SavedSection) {
  return rejectTakenName(() =>
    inTransaction(db, async (tx) => {
      const { count } = await tx
        .selectFrom('landingSections')
        .select((from) => from.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_SECTIONS)
        throw new DomainError(`The limit of ${MAX_SECTIONS} sections was reached. Delete one first.`, 409)
      const cleaned = cleanBlockTexts(blocks)
      const kept = await tx
        .insertInto('landingSections')
        .values({ id, name, blocks: JSON.stringify(cleaned) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) throw new DomainError('This section already exists.', 409)
      await recordMediaUses(tx, sectionSubject(id), await findPictureIds(tx, cleaned))
      await recordAction(tx, by, { action: 'landing-section.kept', subject: sectionSubject(id), title: name })
      return { id, name, blocks: cleaned }
    }),
  )
}

export function renameSection(db: Database, by: Actor, id: string, name: string) {
  return rejectTakenName(() =>
    inTransaction(db, async (tx) => {
      const before = await tx.selectFrom('landingSections').select('name').where('id', '=', id).executeTakeFirst()
      if (!before) throw new SectionNotFound()
      await tx.updateTable('landingSections').set({ name }).where('id', '=', id).execute()
      await recordAction(tx, by, {
        action: 'landing-section.renamed',
        subject: sectionSubject(id),
        title: name,
        before: { name: before.name },
        after: { name },
      })
      return { id, name, before: before.name }
    }),
  )
}

/** Answers what was removed, which `saveSection` brings back. */
export function removeSection(db: Database, by: Actor, id: string): Promise<SavedSection> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('landingSections')
      .where('id', '=', id)
      .returning((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
      .executeTakeFirst()
    if (!removed) throw new SectionNotFound()
    await deleteMediaUses(tx, [sectionSubject(id)])
    await recordAction(tx, by, { action: 'landing-section.removed', subject: sectionSubject(id), title: removed.name })
    return removed
  })
}

export const sectionSubject = (id: string) => `landing-section:${id}`

/** The pictures that blocks show, also within their texts. */
export async function findPictureIds(db: Database, blocks: Block[]) {
  const texts = filterBlocksByType(blocks, 'rich-text').map(({ html }) => html)
  return [...flattenBlocks(blocks).flatMap(blockPictureIds), ...(await findMediaIdsInHtml(db, texts.join('')))]
}

/** The blocks with clean texts, whoever wrote them. */
export function cleanBlockTexts(blocks: Block[]) {
  return mapBlocks(blocks, (block) =>
    block.type === 'rich-text' ? { ...block, html: cleanArticle(block.html) } : block,
  )
}

async function rejectTakenName<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, 'landing_sections_by_name')) throw error
    throw new InvalidFields('The name is taken.', { name: 'Another section has this name. Choose a different name.' })
  }
}
