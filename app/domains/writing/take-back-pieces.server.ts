import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { findPictures } from '~/domains/media/find-picture.server'
import { findPagePaths } from '~/domains/pages/links.server'
import { allowedRecord, checkedRecord, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField } from '~/platform/archive/moment.server'
import { camelCase, renameKeys } from '~/platform/archive/stable-json'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { cleanArticle } from '~/rich-text/clean.server'
import { titleFromArchive } from './archive/content-names'
import { noteKnownLinks } from './archive/note-known-links.server'
import type { PieceState } from './archive/piece-state'
import { readStates } from './archive/piece-states.server'
import { writeNewStates } from './archive/write-new-states.server'
import { writeState } from './archive/write-state.server'
import { PICTURE_IS_GONE, refusedFields } from './engine/refused-fields.server'
import { emptySeo, type PieceContent } from './piece'
import type { PieceArchive } from './piece-archive.server'
import type { PieceKind } from './piece-kind.server'
import { takenSlugs } from './slug-holders.server'

const frame = z
  .object({
    id: z.uuid(),
    createdAt: momentField,
    updatedAt: momentField,
    savedAt: momentField,
    publishedAt: momentField.nullable(),
    deletedAt: momentField.nullable(),
    draft: z.looseObject({ savedAt: momentField }).nullable(),
  })
  .refine(({ publishedAt, deletedAt }) => !publishedAt || !deletedAt, 'What is in the trash cannot be public.')

// a link that names a page is no address, which the cleaning would take away
const hidePageLinks = (html: string) => html.replace(/href="page:(?=[0-9a-f-]{36})/g, 'href="/page:')

const showPageLinks = (html: string) => html.replace(/href="\/page:(?=[0-9a-f-]{36})/g, 'href="page:')

/** A piece from its record, checked and clean, for `takeBackPieces`. @throws UnreadableRecord */
export function readPiece<Content extends PieceContent>(archive: PieceArchive<Content>, record: unknown) {
  return stateOf(archive, record)
}

export interface TakenPiece extends TakenBack {
  id: string
  /** It links to pages that are not here, or not yet: `tieLinks` once they are. */
  hasOpenLinks?: boolean
}

interface Taking {
  by: Actor
  rehearsal?: Rehearsal
  now?: Date
}

/**
 * Takes pieces back from an archive, as part of `tx`: each as it was, in place of what has its id, whose versions stay in
 * the history. One whose address somebody else has is refused.
 */
export async function takeBackPieces<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  states: PieceState<Content>[],
  taking: Taking,
): Promise<TakenPiece[]> {
  const ids = [...new Set(states.map(({ id }) => id))]
  const present = await readStates(tx, archive, { ids })
  const isAllNew = present.length === 0 && ids.length === states.length && (await findPagePaths(tx, ids)).size === 0
  return isAllNew ? takeNewPieces(tx, archive, states, taking) : takeOneByOne(tx, archive, { states, present }, taking)
}

/** The same as one by one, for an empty place: a tenth of the statements. */
async function takeNewPieces<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  states: PieceState<Content>[],
  { by, rehearsal, now = new Date() }: Taking,
): Promise<TakenPiece[]> {
  const { kind } = archive
  const refused = await lackingPictures(tx, kind, states, rehearsal)
  const whole = states.filter(({ id }) => !refused.has(id))
  for (const [id, reason] of await takenSlugs(tx, kind, whole)) refused.set(id, reason)
  const fit = states.filter(({ id }) => !refused.has(id))
  const open = rehearsal ? new Set<string>() : await writeNewStates(tx, archive, by, fit, now)
  return states.map(({ id, content }) => {
    const [name, reason] = [kind.pathOf(content.slug || id), refused.get(id)]
    if (reason) return { id, name, fate: 'refused', reason }
    return { id, name, fate: 'added', hasOpenLinks: open.has(id) }
  })
}

async function lackingPictures<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  states: PieceState<Content>[],
  rehearsal: Rehearsal,
) {
  const shown = states.map(({ id, content }) => ({ id, pictures: Object.values(kind.picturesOf(content)).flat() }))
  const found = await findPictures(tx, [...new Set(shown.flatMap(({ pictures }) => pictures))])
  const lacking = shown.filter(({ pictures }) => pictures.some((one) => !found[one] && !rehearsal?.has(one)))
  return new Map(lacking.map(({ id }) => [id, PICTURE_IS_GONE]))
}

interface Found<Content extends PieceContent> {
  states: PieceState<Content>[]
  present: PieceState<Content>[]
}

async function takeOneByOne<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  { states, present }: Found<Content>,
  { by, rehearsal, now = new Date() }: Taking,
): Promise<TakenPiece[]> {
  const known = new Map(present.map((state) => [state.id, state]))
  const taken: TakenPiece[] = []
  for (const state of states) {
    const judged = await judge(tx, archive, state, known.get(state.id), rehearsal)
    const isWritten = judged.fate === 'added' || judged.fate === 'replaced'
    const written = isWritten && !rehearsal ? await writeState(tx, archive, by, state, now) : undefined
    if (isWritten) known.set(state.id, state)
    taken.push({ ...judged, id: state.id, ...written })
  }
  return taken
}

/** Notes where pieces link to that came in before what they link to. */
export async function tieLinks<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  ids: string[],
) {
  for (const state of await readStates(tx, archive, { ids })) await noteKnownLinks(tx, archive, state)
}

async function judge<Content extends PieceContent>(
  tx: Database,
  { kind }: PieceArchive<Content>,
  state: PieceState<Content>,
  before: PieceState<Content> | undefined,
  rehearsal: Rehearsal,
): Promise<TakenBack> {
  const name = kind.pathOf(state.content.slug || state.id)
  if (before && isDeepStrictEqual(before, state)) return { name, fate: 'unchanged' }
  const refused = await refusedFields(tx, kind, state.id, state.content)
  for (const [field, ids] of Object.entries(kind.picturesOf(state.content))) {
    if (ids.every((id) => rehearsal?.has(id))) delete refused[field]
  }
  const [reason] = Object.values(refused)
  return reason ? { name, fate: 'refused', reason } : { name, fate: before ? 'replaced' : 'added' }
}

/** A piece from its record, checked as if somebody had typed it, and clean. @throws UnreadableRecord */
function stateOf<Content extends PieceContent>(
  { kind, kept }: Pick<PieceArchive<Content>, 'kind' | 'kept'>,
  record: unknown,
): PieceState<Content> {
  const fields = z.looseObject({}).parse(inOurNames(record))
  const { draft, ...state } = checkedRecord(frame, fields)
  return {
    ...state,
    content: contentOf(kind, { ...fields, seo: emptySeo }),
    kept: checkedRecord(z.object(kept), fields),
    draft: draft && { content: contentOf(kind, draft), savedAt: draft.savedAt },
  }
}

function inOurNames(record: unknown) {
  try {
    return renameKeys(record, camelCase)
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableRecord('It is nested too deeply.') : error
  }
}

function contentOf<Content extends PieceContent>(kind: PieceKind<Content>, fields: Record<string, unknown>) {
  const content = checkedRecord(kind.schema, titleFromArchive(kind, fields))
  // no ids for headings that had none: what is clean stays as it was
  const texts = kind.texts
    .of(content)
    .map((html) => showPageLinks(allowedRecord(() => cleanArticle(hidePageLinks(html)))))
  return kind.texts.replaced(kind.tidy(content), texts)
}
