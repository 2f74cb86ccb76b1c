import { z } from 'zod'
import { newId } from '~/platform/new-id'
import { type Block, block, type SimpleBlock } from '../../block-schema'

const MOST_COPIED = 80

/** Says what a text on the clipboard is, so that any other text is left to whoever it is for. */
const MARK = 'landing page blocks'

const copied = z.object({ copied: z.literal(MARK), blocks: z.array(block).min(1).max(MOST_COPIED) })

export function copiedText(blocks: Block[]) {
  return JSON.stringify({ copied: MARK, blocks })
}

/** The blocks of a copied text, with ids of their own; nothing when it is another text or was tampered with. */
export function readCopied(text: string): Block[] | undefined {
  if (!text.startsWith('{')) return undefined
  const parsed = copied.safeParse(parseOrNothing(text))
  return parsed.success ? withNewIds(parsed.data.blocks) : undefined
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same blocks as others: no two blocks of a page share an id. */
export function withNewIds(blocks: Block[]): Block[] {
  const renamed = (one: SimpleBlock): SimpleBlock => ({ ...one, id: newId() })
  return blocks.map((one) =>
    one.type === 'columns'
      ? { ...one, id: newId(), columns: one.columns.map((column) => column.map(renamed)) }
      : renamed(one),
  )
}
