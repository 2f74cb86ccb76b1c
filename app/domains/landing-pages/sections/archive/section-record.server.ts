import { z } from 'zod'
import { allowedRecord, checkedRecord, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField, momentText } from '~/platform/archive/moment.server'
import { camelCase, renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import type { Block } from '../../block-schema'
import { cleanBlocks } from '../commands.server'
import { type Section, sectionForm } from '../section'

export interface KeptSection extends Section {
  /** To the microsecond. */
  createdAt: string
}

const keptSection = sectionForm.extend({ createdAt: momentField })

/** A section from its record, checked as if somebody had sent it, and clean. @throws UnreadableRecord */
export function sectionOf(record: unknown): KeptSection {
  const section = checkedRecord(keptSection, inOurNames(record))
  return { ...section, blocks: allowedRecord(() => cleanBlocks(section.blocks)) }
}

function inOurNames(record: unknown) {
  try {
    return z.looseObject({}).parse(renameKeys(record, camelCase))
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableRecord('It is nested too deeply.') : error
  }
}

/** The record of a section. */
export const recordOf = (section: KeptSection) => renameKeys(section, snakeCase) as object

// each with up to eighty blocks
const AT_ONCE = 25

/** The sections after an id, or those with these ids, in the order of their ids. */
export async function readSections(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<KeptSection[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('landingSections')
    .select((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
    .select(momentText('createdAt').as('createdAt'))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
}
