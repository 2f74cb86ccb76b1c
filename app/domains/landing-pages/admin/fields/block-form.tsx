import type { ComponentType } from 'react'
import type { Block, BlockType } from '../../block-schema'
import { blockWords } from '../building/block-words'
import { useBuilder } from '../building/builder-context'
import { useBlockErrors } from '../building/use-block-errors'
import { ColumnsForm } from './columns-form'
import { ComparisonForm } from './comparison-form'
import { FormForm } from './form-form'
import type { FormProps } from './form-props'
import { CountdownForm, ImageForm, RichTextForm, VideoForm } from './media-forms'
import { CallToActionForm, HeroForm } from './opening-forms'
import { PricingForm } from './pricing-form'
import { FaqForm, LogosForm, NumbersForm, TestimonialsForm } from './proof-forms'
import { ProductsForm, ReviewsForm } from './shop-forms'
import { TitledRows } from './titled-rows'

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

/** The fields of the block that is chosen. */
export function BlockForm({ block }: { block: Block }) {
  const { put } = useBuilder()
  const errors = Object.fromEntries(useBlockErrors(block.id))
  // the table above pairs each type with its form, which the compiler cannot follow through a union
  const Form = forms[block.type] as ComponentType<FormProps<BlockType>>
  return (
    <section
      key={block.id}
      aria-label={`Fields: ${blockWords[block.type].label}`}
      data-fields-of={block.id}
      className="grid grid-cols-1 gap-4"
    >
      <h2 className="text-[1.0625rem] font-semibold">{blockWords[block.type].label}</h2>
      <Form
        block={block as never}
        errorOf={(field) => errors[field]}
        change={(part) => put({ ...block, ...part } as Block, `${block.id} ${Object.keys(part).join()}`)}
      />
    </section>
  )
}
