import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { Popover } from '~/ui/workspace/popover'
import type { Versions } from './use-versions'

const LONGEST_NAME = 60

/** The name and the share of the version on the screen. */
export function VersionMenu({ versions: { current, change, remove, mostShare } }: { versions: Versions }) {
  const [isOpen, setOpen] = useState(false)
  if (!current) return null
  return (
    <Popover
      label="This version"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={SlidersHorizontal} label={`Name and share of ${current.name}`} />}
    >
      <div className="grid gap-3">
        <NameField key={current.id} name={current.name} onChange={(name) => change({ name })} />
        <NumberField
          label="Percent of the visitors"
          hint="Who sees which version is settled anew each day, without a cookie."
          value={current.share}
          {...{ min: 1, max: mostShare }}
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
          Remove this version
        </Button>
      </div>
    </Popover>
  )
}

/** A name is handed on once there is one: without it nothing of the page could be saved. */
function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  return (
    <Field label="Name" error={typed.trim() === '' ? 'Give the version a name.' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={LONGEST_NAME}
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
