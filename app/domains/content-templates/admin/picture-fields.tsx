import { LiquidField } from './liquid-field'
import { ChoosePicture } from './picture-input'

interface WrittenPicture {
  id: string
  alt: string
}

interface PictureFieldsProps {
  label: string
  error?: string
  value: WrittenPicture | null
  onChange: (picture: WrittenPicture | null) => void
}

/** A picture with its words: one of the library, or a variable that gives one. */
export function PictureFields({ label, error, value, onChange }: PictureFieldsProps) {
  const { id, alt } = value ?? { id: '', alt: '' }
  const put = (next: WrittenPicture) => onChange(next.id === '' && next.alt === '' ? null : next)
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-dense font-semibold text-muted">{label}</legend>
      <LiquidField {...{ label, error, value: id }} rows={1} onChange={(next) => put({ id: next, alt })} />
      <ChoosePicture label={label} onChoose={(chosen, words) => put({ id: chosen, alt: alt || words })} />
      <LiquidField label="Alt text" rows={1} value={alt} onChange={(next) => put({ id, alt: next })} />
    </fieldset>
  )
}
