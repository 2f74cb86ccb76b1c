import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'

interface PanelFrameProps {
  title: string
  description: string
  /** It stands beside the map, which stays in use; else it lies above the screen. */
  isSidebar: boolean
  footer?: ReactNode
  children: ReactNode
  onClose: () => void
}

export function PanelFrame({ title, description, isSidebar, footer, children, onClose }: PanelFrameProps) {
  if (isSidebar)
    return (
      <SidebarPanel title={title} description={description} footer={footer} onClose={onClose}>
        {children}
      </SidebarPanel>
    )
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={footer}
      className="w-[min(28rem,100vw)]"
    >
      {children}
    </Sheet>
  )
}

function SidebarPanel({ title, description, footer, children, onClose }: Omit<PanelFrameProps, 'isSidebar'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another panel
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <aside
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex max-h-[38rem] w-88 shrink-0 flex-col rounded-md border border-line bg-surface"
    >
      <div className="flex items-start gap-2 border-b border-line py-2.5 pr-2 pl-4">
        <div className="min-w-0 flex-1 py-1">
          <h2 ref={heading} tabIndex={-1} className="text-base font-semibold break-words outline-none">
            {title}
          </h2>
          <p className="text-dense break-all text-muted">{description}</p>
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <section
        aria-label={`Details: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 -outline-offset-3"
      >
        {children}
      </section>
      {footer && <div className="flex flex-wrap gap-2 border-t border-line px-4 py-2.5">{footer}</div>}
    </aside>
  )
}
