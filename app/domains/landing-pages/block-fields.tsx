import type { ComponentType } from 'react'
import { ColumnsForm } from './admin/fields/columns-form'
import { ComparisonForm } from './admin/fields/comparison-form'
import { FormForm } from './admin/fields/form-form'
import type { FormProps } from './admin/fields/form-props'
import { CountdownForm, ImageForm, RichTextForm, VideoForm } from './admin/fields/media-forms'
import { CallToActionForm, HeroForm } from './admin/fields/opening-forms'
import { type FieldParts, FieldPartsProvider } from './admin/fields/parts'
import { PricingForm } from './admin/fields/pricing-form'
import { FaqForm, LogosForm, NumbersForm, TestimonialsForm } from './admin/fields/proof-forms'
import { ProductsForm, ReviewsForm } from './admin/fields/shop-forms'
import { TitledRows } from './admin/fields/titled-rows'
import type { Block, BlockType } from './block-schema'

export type { FieldParts }

const forms: { [Type in BlockType]: ComponentType<FormProps<Type>> } = {
  hero: HeroForm,
  features: TitledRows,
  steps: TitledRows,
  numbers: NumbersForm,
  products: ProductsForm,
  pricing: PricingForm,
  testimonials: TestimonialsForm,
  reviews: ReviewsForm,
  logos: LogosForm,
  faq: FaqForm,
  comparison: ComparisonForm,
  'rich-text': RichTextForm,
  image: ImageForm,
  video: VideoForm,
  form: FormForm,
  countdown: CountdownForm,
  'call-to-action': CallToActionForm,
  columns: ColumnsForm,
}

interface BlockFieldsProps {
  block: Block
  /** What the fields are drawn with. */
  parts: FieldParts
  change: (part: Partial<Block>) => void
  /** What is wrong with a field, by its path in the block: `items.0.title`. */
  errorOf: (field: string) => string | undefined
}

/** The fields of a block, in the builder and wherever else blocks are written. */
export function BlockFields({ block, parts, change, errorOf }: BlockFieldsProps) {
  // the table above pairs each type with its form, which the compiler cannot follow through a union
  const Form = forms[block.type] as ComponentType<FormProps<BlockType>>
  return (
    <FieldPartsProvider value={parts}>
      <Form block={block as never} change={change as never} errorOf={errorOf} />
    </FieldPartsProvider>
  )
}
