import type { BlockOfType, BlockType } from '../../block-schema'

/** What the form of a block gets: the block, the way to change parts of it, and what is wrong with its fields. */
export interface BlockFormProps<Type extends BlockType> {
  block: BlockOfType<Type>
  /** Typing on in one field, named by its part, is one step to undo. */
  change: (part: Partial<Omit<BlockOfType<Type>, 'type' | 'id'>>) => void
  getError: (field: string) => string | undefined
}

/** What is wrong with the fields of a part of a block. */
export function nestedErrors(errorOf: (field: string) => string | undefined, part: string) {
  return (field: string) => errorOf(`${part}.${field}`)
}
