import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import { MediaPicker } from '~/wings/site/media/media-picker'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { LanguageSelect } from '~/wings/site/settings/language-select'
import { useResultWidth } from '~/wings/web/seo-analysis/use-pixel-width'
import { SOCIAL_IMAGE_WIDTH } from '~/wings/web/social-images/social-image'
import type { PlacedSeoField } from './seo-fields'
import type { SeoField, SeoGroup } from './seo-record'

export interface SeoForm {
  fields: readonly PlacedSeoField[]
  values: Readonly<Record<string, unknown>>
  /** What takes the place of an empty field, by name. */
  fallbacks: Readonly<Record<string, string>>
  errorOf?: (name: string) => string | undefined
  change: (name: string, value: string | boolean) => void
  /** There is no place for long counters. */
  isNarrow?: boolean
}

interface SeoInputProps {
  field: PlacedSeoField
  form: SeoForm
}

type SeoTextField = SeoField & { maxLength: number }

interface SeoTextInputProps {
  field: PlacedSeoField & SeoTextField
  form: SeoForm
}

/** The fields of a group that a form has, drawn as the SEO record says. Lists of tags are drawn by who has them. */
export function SeoInputs({ group, form }: { group: SeoGroup; form: SeoForm }) {
  const fields = form.fields.filter((field) => field.group === group)
  return fields.map((field) => <SeoInput key={field.name} field={field} form={form} />)
}

function SeoInput({ field, form }: SeoInputProps) {
  const { name, label, hint } = field
  const value = form.values[name]
  const change = (next: string | boolean) => form.change(name, next)
  if (field.kind === 'tags') return null
  if (field.kind === 'switch')
    return <Switch label={label} hint={hint} checked={value === true} onCheckedChange={change} />
  if (field.kind === 'language')
    return <LanguageSelect label={label} emptyLabel="Site language" value={String(value)} onPick={change} />
  const Input = field.kind === 'image' ? SeoImageInput : SeoTextInput
  return <Input field={field} form={form} />
}

function SeoTextInput({ field, form }: SeoTextInputProps) {
  const { name, label, kind, rows = 1, resultLine = 'title' } = field
  const shown = form.fallbacks[name]
  const width = useResultWidth(resultLine, (field.resultLine && shown) ?? '')
  const characters = rows > 1 && !form.isNarrow ? `${shown?.length} characters, ` : ''
  return (
    <Field
      label={label}
      labelAside={field.resultLine && `${characters}${width.label}`}
      hint={width.isTooWide ? 'Too long: it may be cut off in search results.' : field.hint}
      error={form.errorOf?.(name)}
    >
      {(control) => (
        <SeoTextControl
          {...control}
          field={field}
          autoComplete="off"
          className={kind === 'text' ? undefined : 'w-full font-mono text-dense'}
          placeholder={field.placeholder ?? shown}
          value={String(form.values[name])}
          onType={(text) => form.change(name, text)}
        />
      )}
    </Field>
  )
}

interface SeoTextControlProps extends React.AriaAttributes {
  field: SeoTextField
  value: string
  onType: (text: string) => void
  id?: string
  placeholder?: string
  className?: string
  autoComplete?: 'off'
}

/** What the text of a field is typed into, as long as it may be. */
export function SeoTextControl({ field: { kind, rows, maxLength }, onType, ...control }: SeoTextControlProps) {
  const Control = rows ? TextArea : TextInput
  return (
    <Control
      {...control}
      {...(rows && { rows })}
      maxLength={maxLength}
      spellCheck={kind === 'text'}
      onChange={({ target }: { target: { value: string } }) => onType(target.value)}
    />
  )
}

/** The address of a picture, typed or chosen from the library. */
function SeoImageInput(props: SeoTextInputProps) {
  const { field, form } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SeoTextInput {...props} />
      </div>
      <IconButton
        icon={ImagePlus}
        label={`Choose from media library: ${field.label}`}
        className="mt-6"
        onClick={() => setOpen(true)}
      />
      <MediaPicker
        open={isOpen}
        onOpenChange={setOpen}
        onPick={(picture) => form.change(field.name, pictureUrlAtLeast(picture, SOCIAL_IMAGE_WIDTH))}
      />
    </div>
  )
}
