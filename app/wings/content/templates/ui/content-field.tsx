import { NumberField } from '~/ui/workspace/number-field'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { Switch } from '~/ui/workspace/switch'
import { type TextMode, textModeFor } from '../engine/text-mode'
import { ChoosePictureButton } from './choose-picture-button'
import {
  contentFieldHints,
  contentFieldLabel,
  createEmptyListItem,
  listItemLabel,
  multilineFieldNames,
  sortFieldNames,
} from './content-field-labels'
import { LiquidField } from './liquid-field'
import { useTemplateEditorContext } from './template-editor-context'

interface ContentFieldProps {
  /** Of the field, or of the list that it is an item of. */
  name: string
  path: string
  label?: string
  holder: object
  value: unknown
  onChange: (value: unknown) => void
}

/** A field of a content, drawn by what it holds. */
export function ContentField(props: ContentFieldProps) {
  const { name, value, onChange, holder, label = contentFieldLabel(name) } = props
  const mode = textModeFor(name, holder)
  if (mode && (typeof value === 'string' || value === null))
    return <TextField {...props} label={label} mode={mode} value={value} />
  if (typeof value === 'number') {
    return (
      <NumberField label={label} value={value} min={0} max={100_000} onChange={(next) => onChange(next ?? value)} />
    )
  }
  if (typeof value === 'boolean') return <Switch label={label} checked={value} onCheckedChange={onChange} />
  if (Array.isArray(value)) return <ListField {...props} label={label} rows={value} />
  return <GroupField {...props} label={label} group={value as Record<string, unknown>} />
}

const HTML_ROWS = 14
const LONG_ROWS = 3

function TextField({
  name,
  label,
  path,
  mode,
  value,
  onChange,
}: LabelledFieldProps & { mode: TextMode; value: string | null }) {
  const { errorOf } = useTemplateEditorContext()
  const isHtml = mode === 'html'
  const isReference = mode === 'picture' || mode === 'product'
  return (
    <>
      <LiquidField
        label={label}
        hint={contentFieldHints[name]}
        error={errorOf(path)}
        isCode={isHtml}
        value={value ?? ''}
        rows={isHtml ? HTML_ROWS : multilineFieldNames.has(name) ? LONG_ROWS : 1}
        onChange={(text) => onChange(text === '' && isReference ? null : text)}
      />
      {mode === 'picture' && <ChoosePictureButton label={label} onChoose={(id) => onChange(id)} />}
    </>
  )
}

type LabelledFieldProps = ContentFieldProps & { label: string }

/** Several fields that belong together. */
function GroupField({ group, label, path, onChange }: LabelledFieldProps & { group: Record<string, unknown> }) {
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-dense font-semibold text-muted">{label}</legend>
      <Fields group={group} path={path} onChange={onChange} names={sortFieldNames(Object.keys(group))} />
    </fieldset>
  )
}

interface FieldsProps {
  group: Record<string, unknown>
  names: string[]
  /** Of the group; empty for the content itself. */
  path: string
  onChange: (group: Record<string, unknown>) => void
}

function Fields({ group, names, path, onChange }: FieldsProps) {
  return names.map((name) => (
    <ContentField
      key={name}
      name={name}
      holder={group}
      value={group[name]}
      path={path ? `${path}.${name}` : name}
      onChange={(value) => onChange({ ...group, [name]: value })}
    />
  ))
}

const MAX_LIST_ROWS = 40

function ListField({ name, label, path, rows, holder, onChange }: LabelledFieldProps & { rows: unknown[] }) {
  const { errorOf } = useTemplateEditorContext()
  const rowName = listItemLabel(name)
  const isLine = rows.every((row) => typeof row === 'string') && typeof createEmptyListItem(name) === 'string'
  return (
    <RepeaterField
      label={label}
      rows={rows}
      isInline={isLine}
      onChange={onChange}
      hint={contentFieldHints[name]}
      error={errorOf(path)}
      getRowLabel={(_row, at) => `${rowName} ${at + 1}`}
      addLabel={`Add ${rowName}`}
      onAdd={() => createEmptyListItem(name)}
      max={MAX_LIST_ROWS}
    >
      {(row, put, at) => {
        const place = `${path}.${at}`
        if (typeof row === 'string') {
          return (
            <ContentField
              name={name}
              holder={holder}
              value={row}
              path={place}
              onChange={put}
              label={`${label}: ${rowName} ${at + 1}`}
            />
          )
        }
        const group = row as Record<string, unknown>
        return <Fields group={group} path={place} onChange={put} names={sortFieldNames(Object.keys(group))} />
      }}
    </RepeaterField>
  )
}
