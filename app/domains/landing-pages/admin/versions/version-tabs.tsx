import { Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { Popover } from '~/ui/workspace/popover'
import { FIRST_VERSION, MOST_VARIANTS } from '../../landing-content'
import { useBuilder } from '../building/builder-context'
import { useVersions, type Versions } from './use-versions'
import { VersionResults } from './version-results'
import { firstShare, letterOf } from './version-words'

const LONGEST_NAME = 60

/** The versions of the page, each shown to its share of the visitors; one of them is on the screen. */
export function VersionTabs() {
  const { layout, version, setVersion, choose } = useBuilder()
  const versions = useVersions()
  const name = useId()
  const all = [
    { id: FIRST_VERSION, name: '', share: firstShare(layout.variants) },
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
          <legend className="sr-only">Version on the screen</legend>
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
              <span className="font-semibold">{one.name || `Version ${letterOf(at)}`}</span>
              <span className="text-muted tabular-nums">{one.share} %</span>
            </label>
          ))}
        </fieldset>
      )}
      {version !== FIRST_VERSION && <VersionMenu versions={versions} />}
      {all.length > 1 && (
        <VersionResults versions={all.map(({ id, name }, at) => ({ id, name: name || `Version ${letterOf(at)}` }))} />
      )}
      {all.length <= MOST_VARIANTS && (
        <Button variant="quiet" icon={Plus} onClick={versions.add}>
          {all.length === 1 ? 'Try another version' : 'Add a version'}
        </Button>
      )}
    </div>
  )
}

/** The name and the share of the version on the screen. */
function VersionMenu({ versions: { current, change, remove, mostShare } }: { versions: Versions }) {
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
          min={1}
          max={mostShare}
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
