import { Command } from 'cmdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Popover } from '~/ui/workspace/popover'
import type { CapabilityOption } from '../../drafts/draft-analysis'

interface AddCapabilityProps {
  options: CapabilityOption[]
  onAdd: (key: string) => void
}

/** Everything the planner knows, behind a search. It stays open, so that several can be added. */
export function AddCapability({ options, onAdd }: AddCapabilityProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label="Add capability"
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button icon={Plus}>Add capability</Button>}
    >
      <Command label="Capabilities" loop>
        <Command.Input
          placeholder="Search capabilities"
          className="control w-full rounded-md border border-faint bg-surface px-2.5 text-ink placeholder:text-faint"
        />
        <Command.List className="mt-2 max-h-64 overflow-y-auto">
          <Command.Empty className="px-2.5 py-2 text-muted">
            No capabilities found. Describe it in the idea instead.
          </Command.Empty>
          {options.map(({ key, name }) => (
            <Command.Item
              key={key}
              value={`${name} ${key}`}
              onSelect={() => onAdd(key)}
              className="control flex cursor-pointer items-center rounded-md px-2.5 font-medium data-[selected=true]:bg-wash forced-colors:data-[selected=true]:outline-2"
            >
              {name}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Popover>
  )
}
