import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { forgetMediaUses, noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { breaksUnique } from '~/platform/database/unique'
import { DomainError } from '~/platform/errors'
import { cleanArticle } from '~/rich-text/clean.server'
import type { Block } from '../block-schema'
import { blocksIn, blocksOfType, mapBlocks, pictureIdsOf } from '../blocks/blocks-in'
import { MOST_SECTIONS, type Section } from './section'

/** Keeps blocks under a name, also again after they were removed. @throws DomainError when the name is taken or there are too many. */
export function keepSection(db: Database, by: Actor, { id, name, blocks }: Section) {
  return withFreeName(() =>
    inTransaction(db, async (tx) => {
      const { count } = await tx
        .selectFrom('landingSections')
        .select((from) => from.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_SECTIONS)
        throw new DomainError(`There are ${MOST_SECTIONS} sections. Remove one first.`, 409)
      const cleaned = cleanBlocks(blocks)
      const kept = await tx
        .insertInto('landingSections')
        .values({ id, name, blocks: JSON.stringify(cleaned) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) throw new DomainError('This section is there already.', 409)
      await noteMediaUses(tx, subjectOf(id), await picturesOf(tx, cleaned))
      await recordAction(tx, by, { action: 'landing-section.kept', subject: subjectOf(id), title: name })
      return { id, name, blocks: cleaned }
    }),
  )
}

export function renameSection(db: Database, by: Actor, id: string, name: string) {
  return withFreeName(() =>
    inTransaction(db, async (tx) => {
      const before = await tx.selectFrom('landingSections').select('name').where('id', '=', id).executeTakeFirst()
      if (!before) throw sectionGone()
      await tx.updateTable('landingSections').set({ name }).where('id', '=', id).execute()
      await recordAction(tx, by, {
        action: 'landing-section.renamed',
        subject: subjectOf(id),
        title: name,
        before: { name: before.name },
        after: { name },
      })
      return { id, name, before: before.name }
    }),
  )
}

/** Answers what was removed, which `keepSection` brings back. */
export function removeSection(db: Database, by: Actor, id: string): Promise<Section> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('landingSections')
      .where('id', '=', id)
      .returning((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
      .executeTakeFirst()
    if (!removed) throw sectionGone()
    await forgetMediaUses(tx, [subjectOf(id)])
    await recordAction(tx, by, { action: 'landing-section.removed', subject: subjectOf(id), title: removed.name })
    return removed
  })
}

export const subjectOf = (id: string) => `landing-section:${id}`

/** The pictures that blocks show, also within their texts. */
export async function picturesOf(db: Database, blocks: Block[]) {
  const texts = blocksOfType(blocks, 'rich-text').map(({ html }) => html)
  return [...blocksIn(blocks).flatMap(pictureIdsOf), ...(await mediaIdsIn(db, texts.join('')))]
}

/** The blocks with clean texts, whoever wrote them. */
export function cleanBlocks(blocks: Block[]) {
  return mapBlocks(blocks, (block) =>
    block.type === 'rich-text' ? { ...block, html: cleanArticle(block.html) } : block,
  )
}

async function withFreeName<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!breaksUnique(error, 'landing_sections_by_name')) throw error
    throw new WrongFields('The name is taken.', { name: 'Another section is called so. Choose another name.' })
  }
}

function sectionGone() {
  return new DomainError('This section was removed meanwhile.', 404)
}
