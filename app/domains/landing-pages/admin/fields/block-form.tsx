import { BlockFields } from '../../block-fields'
import type { Block } from '../../block-schema'
import { blockWords } from '../../block-words'
import { useBuilder } from '../building/builder-context'
import { useBlockErrors } from '../building/use-block-errors'
import { AddressField } from './address-field'
import { BlockPictureField } from './block-picture-field'
import { ChosenProducts } from './chosen-products'
import { HtmlField } from './html-field'
import { MomentField } from './moment-field'
import { ProductField } from './product-field'
import { LongText, Text } from './text-fields'

const parts = {
  Text,
  LongText,
  AddressField,
  BlockPictureField,
  ProductField,
  ChosenProducts,
  HtmlField,
  MomentField,
}

/** The fields of the block that is chosen. */
export function BlockForm({ block }: { block: Block }) {
  const { put } = useBuilder()
  const errors = Object.fromEntries(useBlockErrors(block.id))
  return (
    <section
      key={block.id}
      aria-label={`Fields: ${blockWords[block.type].label}`}
      data-fields-of={block.id}
      className="grid grid-cols-1 gap-4"
    >
      <h2 className="text-[1.0625rem] font-semibold">{blockWords[block.type].label}</h2>
      <BlockFields
        block={block}
        parts={parts}
        errorOf={(field) => errors[field]}
        change={(part) => put({ ...block, ...part } as Block, `${block.id} ${Object.keys(part).join()}`)}
      />
      {block.type === 'columns' && (
        <p className="text-dense text-muted">Add blocks to each column in the list of blocks, or drag them there.</p>
      )}
    </section>
  )
}
