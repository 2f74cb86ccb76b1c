import type { BlockLink } from '../../block-schema'
import { AddressField, ShortTextField } from './field-components'

interface LinkFieldProps {
  /** What the link is: "Button". */
  label: string
  value: BlockLink
  onChange: (link: BlockLink) => void
  getError: (field: string) => string | undefined
}

/** A button of the page: its words and where it leads. Without words there is none. */
export function LinkField({ label, value, onChange, getError }: LinkFieldProps) {
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-3 pt-1">
      <legend className="px-1 text-dense font-semibold">{label}</legend>
      <ShortTextField
        label="Label"
        maxLength={80}
        error={getError('label')}
        value={value.label}
        onChange={(words) => onChange({ ...value, label: words })}
      />
      <AddressField
        label="URL"
        error={getError('url')}
        value={value.url}
        onChange={(url) => onChange({ ...value, url })}
      />
    </fieldset>
  )
}
