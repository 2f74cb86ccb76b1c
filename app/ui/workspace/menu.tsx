import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'

interface MenuProps {
  trigger: React.ReactNode
  align?: 'start' | 'end'
  /** MenuItem, MenuLink and MenuLine. */
  children: React.ReactNode
  /** Called as it closes; what prevents the event takes the focus elsewhere than to the button. */
  onCloseAutoFocus?: (event: Event) => void
}

/** A list of actions behind a button. */
export function Menu({ trigger, align = 'end', children, onCloseAutoFocus }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-(--z-opened) min-w-44 animate-appear rounded-md border border-line bg-surface p-1 shadow-lift"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuItemProps {
  icon?: LucideIcon
  children: React.ReactNode
  onSelect?: (event: Event) => void
  disabled?: boolean
  /** Takes something away. */
  isDanger?: boolean
  /** The child is a link that draws the item. */
  asChild?: boolean
}

const itemClassName =
  'control flex w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-dense font-medium outline-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-wash forced-colors:data-[highlighted]:outline-2'

export function MenuItem({ icon: Icon, isDanger = false, asChild = false, children, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      className={`${itemClassName} ${isDanger ? 'text-danger' : 'text-ink'}`}
      {...rest}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />
}
