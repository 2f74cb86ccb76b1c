import type { ComponentType } from 'react'
import { ColumnsBlockForm } from './admin/fields/columns-form'
import { ComparisonBlockForm } from './admin/fields/comparison-form'
import { FormBlockForm } from './admin/fields/form-form'
import type { BlockFormProps } from './admin/fields/form-props'
import { CountdownBlockForm, ImageBlockForm, RichTextBlockForm, VideoBlockForm } from './admin/fields/media-forms'
import { CallToActionBlockForm, HeroBlockForm } from './admin/fields/opening-forms'
import { type BlockFieldComponents, FieldComponentsProvider } from './admin/fields/parts'
import { PricingBlockForm } from './admin/fields/pricing-form'
import { FaqBlockForm, LogosBlockForm, NumbersBlockForm, TestimonialsBlockForm } from './admin/fields/proof-forms'
import { ProductsBlockForm, ReviewsBlockForm } from './admin/fields/shop-forms'
import { TitledItemsBlockForm } from './admin/fields/titled-rows'
import type { Block, BlockType } from './block-schema'

export type { BlockFieldComponents as FieldParts }

const forms: { [Type in BlockType]: ComponentType<BlockFormProps<Type>> } = {
  hero: HeroBlockForm,
  features: TitledItemsBlockForm,
  steps: TitledItemsBlockForm,
  numbers: NumbersBlockForm,
  products: ProductsBlockForm,
  pricing: PricingBlockForm,
  testimonials: TestimonialsBlockForm,
  reviews: ReviewsBlockForm,
  logos: LogosBlockForm,
  faq: FaqBlockForm,
  comparison: ComparisonBlockForm,
  'rich-text': RichTextBlockForm,
  image: ImageBlockForm,
  video: VideoBlockForm,
  form: FormBlockForm,
  countdown: CountdownBlockForm,
  'call-to-action': CallToActionBlockForm,
  columns: ColumnsBlockForm,
}

interface BlockFieldsProps {
  block: Block
  /** What the fields are drawn with. */
  components: BlockFieldComponents
  change: (part: Partial<Block>) => void
  /** What is wrong with a field, by its path in the block: `items.0.title`. */
  getError: (field: string) => string | undefined
}

/** The fields of a block, in the builder and wherever else blocks are written. */
export function BlockFields({ block, components: parts, change, getError: errorOf }: BlockFieldsProps) {
  // the table above pairs each type with its form, which the compiler cannot follow through a union
  const Form = forms[block.type] as ComponentType<BlockFormProps<BlockType>>
  return (
    <FieldComponentsProvider value={parts}>
      <Form block={block as never} change={change as never} getError={errorOf} />
    </FieldComponentsProvider>
  )
}
