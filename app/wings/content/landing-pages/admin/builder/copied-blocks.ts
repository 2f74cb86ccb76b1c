import { z } from 'zod'
import { newUuid } from '~/platform/database/new-uuid'
import { type Block, blockSchema, type SimpleBlock } from '../../block-schema'

const MAX_COPIED_BLOCKS = 80

/** Says what a text on the clipboard is, so that any other text is left to whoever it is for. */
const CLIPBOARD_MARKER = 'landing page blocks'

const copiedBlocksSchema = z.object({
  copied: z.literal(CLIPBOARD_MARKER),
  blocks: z.array(blockSchema).min(1).max(MAX_COPIED_BLOCKS),
})

export function serializeBlocks(blocks: Block[]) {
  return JSON.stringify({ copied: CLIPBOARD_MARKER, blocks })
}

/** The blocks of a copied text, with ids of their own; nothing when it is another text or was tampered with. */
export function parseCopiedBlocks(text: string): Block[] | undefined {
  if (!text.startsWith('{')) return undefined
  const parsed = copiedBlocksSchema.safeParse(tryParseJson(text))
  return parsed.success ? withNewBlockIds(parsed.data.blocks) : undefined
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same blocks as others: no two blocks of a page share an id. */
export function withNewBlockIds(blocks: Block[]): Block[] {
  const renamed = (one: SimpleBlock): SimpleBlock => ({ ...one, id: newUuid() })
  return blocks.map((one) =>
    one.type === 'columns'
      ? { ...one, id: newUuid(), columns: one.columns.map((column) => column.map(renamed)) }
      : renamed(one),
  )
}
