import type { Card } from '../card'
import type { ProgressByTask } from '../progress'
import { blockersOf } from '../working-order'
import type { Entry } from './card-filter'

/** The cards that are laid out, with what they wait for. */
export function entriesOf(cards: readonly Card[], rows: ProgressByTask): Entry[] {
  const ids = new Set(cards.map(({ id }) => id))
  return cards.flatMap((card) => {
    const row = rows.get(card.id)
    return row ? [{ card, row, blockers: blockersOf(card, rows, (id) => ids.has(id)).join(', ') }] : []
  })
}
