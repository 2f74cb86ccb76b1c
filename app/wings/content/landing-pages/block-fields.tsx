import type { ComponentType } from 'react'
import type { BlockFormProps } from './admin/block-forms/block-form-props'
import { ColumnsBlockForm } from './admin/block-forms/columns-block-form'
import { ComparisonBlockForm } from './admin/block-forms/comparison-block-form'
import { type BlockFieldComponents, FieldComponentsProvider } from './admin/block-forms/field-components'
import { FormBlockForm } from './admin/block-forms/form-block-form'
import { CallToActionBlockForm, HeroBlockForm } from './admin/block-forms/hero-block-forms'
import {
  CountdownBlockForm,
  ImageBlockForm,
  RichTextBlockForm,
  VideoBlockForm,
} from './admin/block-forms/media-block-forms'
import { PricingBlockForm } from './admin/block-forms/pricing-block-form'
import {
  FaqBlockForm,
  LogosBlockForm,
  NumbersBlockForm,
  PeopleBlockForm,
  TestimonialsBlockForm,
} from './admin/block-forms/proof-block-forms'
import { PostsBlockForm, ProductsBlockForm, ReviewsBlockForm } from './admin/block-forms/shop-block-forms'
import { TitledItemsBlockForm } from './admin/block-forms/titled-items-block-form'
import { hasTone, ToneField } from './admin/block-forms/tone-field'
import type { Block, BlockType } from './block-schema'

export type { BlockFieldComponents as FieldParts }

const forms: { [Type in BlockType]: ComponentType<BlockFormProps<Type>> } = {
  hero: HeroBlockForm,
  features: TitledItemsBlockForm,
  steps: TitledItemsBlockForm,
  numbers: NumbersBlockForm,
  products: ProductsBlockForm,
  posts: PostsBlockForm,
  pricing: PricingBlockForm,
  testimonials: TestimonialsBlockForm,
  people: PeopleBlockForm,
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
export function BlockFields({ block, components, change, getError }: BlockFieldsProps) {
  // the table above pairs each type with its form, which the compiler cannot follow through a union
  const Form = forms[block.type] as ComponentType<BlockFormProps<BlockType>>
  return (
    <FieldComponentsProvider value={components}>
      <Form block={block as never} change={change as never} getError={getError} />
      {hasTone(block) && <ToneField value={block.tone} onChange={(tone) => change({ tone })} />}
    </FieldComponentsProvider>
  )
}
