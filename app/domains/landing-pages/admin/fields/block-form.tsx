import { BlockFields } from '../../block-fields'
import type { Block } from '../../block-schema'
import { blockLabels } from '../../block-words'
import { useBuilder } from '../building/builder-context'
import { useBlockErrors } from '../building/use-block-errors'
import { BuilderAddressField } from './address-field'
import { BuilderPictureField } from './block-picture-field'
import { BuilderProductsField } from './chosen-products'
import { BuilderRichTextField } from './html-field'
import { BuilderDateTimeField } from './moment-field'
import { BuilderProductPickerField } from './product-field'
import { BuilderLongTextField, BuilderShortTextField } from './text-fields'

const builderFields = {
  ShortTextField: BuilderShortTextField,
  LongTextField: BuilderLongTextField,
  AddressField: BuilderAddressField,
  BlockPictureField: BuilderPictureField,
  ProductPickerField: BuilderProductPickerField,
  ProductsField: BuilderProductsField,
  RichTextField: BuilderRichTextField,
  DateTimeField: BuilderDateTimeField,
}

/** The fields of the block that is chosen. */
export function BlockForm({ block }: { block: Block }) {
  const { put } = useBuilder()
  const errors = Object.fromEntries(useBlockErrors(block.id))
  return (
    <section
      key={block.id}
      aria-label={`Fields: ${blockLabels[block.type].label}`}
      data-fields-of={block.id}
      className="grid grid-cols-1 gap-4"
    >
      <h2 className="text-[1.0625rem] font-semibold">{blockLabels[block.type].label}</h2>
      <BlockFields
        block={block}
        components={builderFields}
        getError={(field) => errors[field]}
        change={(part) => put({ ...block, ...part } as Block, `${block.id} ${Object.keys(part).join()}`)}
      />
      {block.type === 'columns' && (
        <p className="text-dense text-muted">Add blocks to each column in the list of blocks, or drag them there.</p>
      )}
    </section>
  )
}
