import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon, X } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import type { TodoItems } from './use-todo-items'

export interface TodoItemMenuAnchor {
  at: number
  grip: HTMLElement
}

interface ItemMenuProps {
  place: TodoItemMenuAnchor | undefined
  count: number
  verbs: TodoItems['verbs']
  onClose: () => void
}

/** One for all items: what dragging does, for keys and for fingers that do not drag. */
export function TodoItemMenu({ place, count, verbs, onClose }: ItemMenuProps) {
  if (!place) return null
  const { at, grip } = place
  const { left, top, width, height } = grip.getBoundingClientRect()
  const moves: { label: string; icon: LucideIcon; to: number }[] = [
    { label: 'Move up', icon: ArrowUp, to: at - 1 },
    { label: 'Move down', icon: ArrowDown, to: at + 1 },
    { label: 'Move to top', icon: ArrowUpToLine, to: 0 },
    { label: 'Move to bottom', icon: ArrowDownToLine, to: count - 1 },
  ]
  return (
    <DropdownMenu.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DropdownMenu.Portal>
        <DropdownMenu.Trigger asChild>
          <span aria-hidden="true" tabIndex={-1} style={{ position: 'fixed', left, top, width, height }} />
        </DropdownMenu.Trigger>
      </DropdownMenu.Portal>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label="Item actions"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // unless the item that was moved has the cursor already
            if (document.activeElement === document.body) grip.focus()
          }}
          className="z-60 min-w-44 animate-appear rounded-md border border-line bg-surface p-1 shadow-lift"
        >
          {moves.map(({ label, icon, to }) => (
            <MenuItem
              key={label}
              icon={icon}
              disabled={to === at || to < 0 || to >= count}
              onSelect={() => verbs.move(at, to)}
            >
              {label}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem icon={X} isDanger onSelect={() => verbs.remove(at)}>
            Remove
          </MenuItem>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
