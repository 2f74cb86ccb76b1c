import { BlockFields } from '../../block-fields'
import { blockLabels } from '../../block-labels'
import type { Block } from '../../block-schema'
import { useBuilder } from '../builder/builder-context'
import { useBlockErrors } from '../builder/use-block-errors'
import { BuilderAddressField } from './builder-address-field'
import { BuilderDateTimeField } from './builder-date-time-field'
import { BuilderPictureField } from './builder-picture-field'
import { BuilderProductPickerField } from './builder-product-picker-field'
import { BuilderProductsField } from './builder-products-field'
import { BuilderRichTextField } from './builder-rich-text-field'
import { BuilderLongTextField, BuilderShortTextField } from './builder-text-fields'

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
      aria-label={`${blockLabels[block.type].label} block`}
      data-block-fields={block.id}
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
        <p className="text-dense text-muted">Add blocks to each column in the block list, or drag them there.</p>
      )}
    </section>
  )
}
