import { mediaIdsIn } from '~/domains/media/queries.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { pieceKinds } from '../generate/piece-kinds.server'
import type { TemplateState } from '../template'

/** The pictures that every page of a template shows, and those that a variable has unless a row says otherwise. */
export async function picturesIn(db: Database, { kind, content, variables }: TemplateState): Promise<string[]> {
  const { picturesOf, texts } = pieceKinds[kind] as unknown as PieceKind<typeof content>
  const named = Object.values(picturesOf(content)).flat()
  const presets = variables.filter(({ type }) => type === 'picture').map(({ preset }) => preset.trim())
  // where Liquid stands, only the row knows
  const fixed = [...named, ...presets].filter((id) => isUuid(id))
  return [...fixed, ...(await mediaIdsIn(db, texts.of(content).join('')))]
}
