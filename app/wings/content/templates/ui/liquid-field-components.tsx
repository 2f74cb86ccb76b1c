import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { FieldParts } from '~/wings/content/landing-pages/block-fields'
import { ChoosePictureButton } from './choose-picture-button'
import { LiquidField } from './liquid-field'

interface TemplatePicture {
  id: string
  alt: string
}

interface PictureFieldsProps {
  label: string
  error?: string
  value: TemplatePicture | null
  onChange: (picture: TemplatePicture | null) => void
}

const HTML_ROWS = 14
const LONG_ROWS = 3
const MAX_PRODUCTS = 12

const productHint = 'A Product variable, such as {{ product }}.'

/** The parts of the builder's forms as a template writes them: Liquid may stand in each. */
export const liquidFieldComponents: FieldParts = {
  ShortTextField: ({ label, hint, error, value, onChange }) => (
    <LiquidField label={label} hint={hint} error={error} value={value} onChange={onChange} rows={1} />
  ),
  LongTextField: ({ label, hint, error, value, onChange }) => (
    <LiquidField label={label} hint={hint} error={error} value={value} onChange={onChange} rows={LONG_ROWS} />
  ),
  AddressField: ({ label, hint, error, value, onChange }) => (
    <LiquidField label={label} hint={hint} error={error} value={value} onChange={onChange} rows={1} />
  ),
  BlockPictureField: (props) => <PictureFields {...props} />,
  ProductPickerField: ({ label, hint, error, value, onChange }) => (
    <LiquidField
      label={label}
      error={error}
      hint={`${productHint} ${hint}`}
      rows={1}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  ),
  ProductsField: ({ ids, getError, onChange }) => (
    <RepeaterField
      label="Products"
      rows={ids}
      onChange={onChange}
      isInline
      max={MAX_PRODUCTS}
      hint={productHint}
      addLabel="Add product"
      onAdd={() => ''}
      getRowLabel={(_id, at) => `product ${at + 1}`}
    >
      {(id, put, at) => (
        <LiquidField label={`Product ${at + 1}`} error={getError(String(at))} value={id} onChange={put} rows={1} />
      )}
    </RepeaterField>
  ),
  RichTextField: ({ label, error, value, onChange }) => (
    <LiquidField
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      isCode
      hint="HTML. Values are escaped."
      rows={HTML_ROWS}
    />
  ),
  DateTimeField: ({ label, error, value, onChange }) => (
    <LiquidField
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      hint="Such as 2026-12-24T18:00:00Z, or {{ day }}T18:00:00Z with a Date variable."
      rows={1}
    />
  ),
}

/** A picture with its words: one of the library, or a variable that gives one. */
function PictureFields({ label, error, value, onChange }: PictureFieldsProps) {
  const { id, alt } = value ?? { id: '', alt: '' }
  const put = (next: TemplatePicture) => onChange(next.id === '' && next.alt === '' ? null : next)
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-dense font-semibold text-muted">{label}</legend>
      <LiquidField label={label} error={error} value={id} rows={1} onChange={(next) => put({ id: next, alt })} />
      <ChoosePictureButton label={label} onChoose={(chosen, words) => put({ id: chosen, alt: alt || words })} />
      <LiquidField label="Alt text" rows={1} value={alt} onChange={(next) => put({ id, alt: next })} />
    </fieldset>
  )
}
