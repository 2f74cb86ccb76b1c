import { X } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { isInsideToast } from '../is-inside-toast'
import { IconButton } from './button'
import { useRestoreFocus } from './use-restore-focus'

interface DialogProps {
  title: string
  /** What it is about, in a sentence; without one the title says it all. */
  description?: React.ReactNode
  /** A button that opens it, when it opens itself. */
  trigger?: React.ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: React.ReactNode
  /** Its buttons, the main one last. A button inside DialogClose closes it. */
  footer?: React.ReactNode
  className?: string
}

const dialogWidthClassName = 'w-[min(34rem,calc(100vw-2rem))]'

/** A question or a small task above the screen. */
export function Dialog({ className = dialogWidthClassName, ...rest }: DialogProps) {
  const place = 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] -translate-1/2 rounded-lg border'
  return <DialogPanel className={`${place} ${className}`} {...rest} />
}

/** A panel at the edge of the window: the details of one row while the list stays. */
export function Sheet({ className = 'w-[min(36rem,100vw)]', ...rest }: DialogProps) {
  return <DialogPanel isSheet className={`inset-y-0 right-0 animate-slide-in border-l ${className}`} {...rest} />
}

function DialogPanel({
  trigger,
  open,
  onOpenChange,
  className,
  isSheet,
  ...rest
}: DialogProps & { isSheet?: boolean }) {
  const focus = useRestoreFocus()
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Parts.Trigger asChild>{trigger}</Parts.Trigger>}
      <Parts.Portal>
        <Parts.Overlay className="fixed inset-0 z-40 animate-appear veil" />
        <Parts.Content
          {...focus}
          data-sheet={isSheet}
          onInteractOutside={(event) => isInsideToast(event.target) && event.preventDefault()}
          {...(!rest.description && { 'aria-describedby': undefined })}
          className={`fixed z-50 flex flex-col border-line bg-paper shadow-lift outline-none ${className}`}
        >
          <DialogPanelContent {...rest} />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

export const DialogClose = Parts.Close

function DialogPanelContent({
  title,
  description,
  children,
  footer,
}: Pick<DialogProps, 'title' | 'description' | 'children' | 'footer'>) {
  return (
    <>
      <div className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
        <div className="min-w-0 flex-1 py-1.5">
          <Parts.Title className="text-base font-semibold break-words">{title}</Parts.Title>
          {description && <Parts.Description className="text-dense text-muted">{description}</Parts.Description>}
        </div>
        <Parts.Close asChild>
          <IconButton icon={X} label="Close" />
        </Parts.Close>
      </div>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-3"
      >
        {children}
      </section>
      {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>}
    </>
  )
}
