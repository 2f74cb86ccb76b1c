import { Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { Popover } from '~/ui/workspace/popover'
import { CONTROL_VARIANT, MAX_VARIANTS } from '../../landing-page-content'
import { useBuilder } from './builder-context'
import { useVariants, type VariantsEditor } from './use-variants'
import { controlShare, variantLetter } from './variant-allocation'
import { VariantResults } from './variant-results'

const MAX_NAME_LENGTH = 60

/** The versions of the page, each shown to its share of the visitors; one of them is on the screen. */
export function VariantTabs() {
  const { layout, version, setVersion, choose } = useBuilder()
  const versions = useVariants()
  const name = useId()
  const all = [
    { id: CONTROL_VARIANT, name: '', share: controlShare(layout.variants) },
    ...layout.variants.map(({ id, name, share }) => ({ id, name, share })),
  ]

  function show(id: string) {
    choose(undefined)
    setVersion(id)
  }

  return (
    <div className="flex flex-wrap items-center gap-2 text-dense">
      {all.length > 1 && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
          <legend className="sr-only">Variant</legend>
          {all.map((one, at) => (
            <label
              key={one.id}
              className="control flex cursor-pointer items-center gap-1.5 rounded-md border border-line px-2.5 hover:bg-wash has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={one.id === version}
                onChange={() => show(one.id)}
              />
              <span className="font-semibold">{one.name || `Variant ${variantLetter(at)}`}</span>
              <span className="text-muted tabular-nums">{one.share}%</span>
            </label>
          ))}
        </fieldset>
      )}
      {version !== CONTROL_VARIANT && <VariantMenu versions={versions} />}
      {all.length > 1 && (
        <VariantResults
          versions={all.map(({ id, name }, at) => ({ id, name: name || `Variant ${variantLetter(at)}` }))}
        />
      )}
      {all.length <= MAX_VARIANTS && (
        <Button variant="quiet" icon={Plus} onClick={versions.add}>
          {all.length === 1 ? 'Start A/B test' : 'Add variant'}
        </Button>
      )}
    </div>
  )
}

/** The name and the share of the version on the screen. */
function VariantMenu({ versions: { current, change, remove, maxShare } }: { versions: VariantsEditor }) {
  const [isOpen, setOpen] = useState(false)
  if (!current) return null
  return (
    <Popover
      label="Variant"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={SlidersHorizontal} label={`Edit ${current.name}`} />}
    >
      <div className="grid gap-3">
        <VariantNameField key={current.id} name={current.name} onChange={(name) => change({ name })} />
        <NumberField
          label="Traffic share in %"
          hint="Visitors are assigned daily, without cookies."
          value={current.share}
          min={1}
          max={maxShare}
          onChange={(share) => share !== null && change({ share })}
        />
        <Button
          variant="danger"
          icon={Trash2}
          onClick={() => {
            setOpen(false)
            remove()
          }}
        >
          Delete variant
        </Button>
      </div>
    </Popover>
  )
}

/** A name is handed on once there is one: without it nothing of the page could be saved. */
function VariantNameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  return (
    <Field label="Name" error={typed.trim() === '' ? 'Enter a name.' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() !== '') onChange(target.value)
          }}
        />
      )}
    </Field>
  )
}
