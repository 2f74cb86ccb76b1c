import { Popover as Parts } from 'radix-ui'

interface PopoverProps {
  trigger: React.ReactNode
  /** What it holds, for those who cannot see it open. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: React.ReactNode
  className?: string
}

/** Something small beside the button that opened it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  open,
  onOpenChange,
  children,
  className = 'w-80',
}: PopoverProps) {
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={`z-(--z-opened) max-w-[calc(100vw-1.5rem)] animate-appear rounded-md border border-line bg-surface p-3 text-dense shadow-lift ${className}`}
        >
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
