import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import { saveDraft } from './engine/save-draft.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** Makes a draft that nobody has typed. Answers its id, and what of it could not be kept, by field. */
export async function makeDraft<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  by: Actor,
  content: Content,
  now = new Date(),
): Promise<{ id: string; fieldErrors: Record<string, string> }> {
  const id = newId()
  const saved = await saveDraft(db, kind, by, id, { basedOn: 0, content }, now)
  return { id, fieldErrors: 'fieldErrors' in saved ? (saved.fieldErrors ?? {}) : {} }
}
