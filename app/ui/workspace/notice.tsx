import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react'

const kindStyles: Record<string, { icon: LucideIcon; look: string }> = {
  info: { icon: Info, look: 'border-line text-muted' },
  success: { icon: CircleCheck, look: 'border-success text-success' },
  warning: { icon: TriangleAlert, look: 'border-warning text-warning' },
  error: { icon: CircleAlert, look: 'border-danger text-danger' },
  offline: { icon: WifiOff, look: 'border-warning text-warning' },
}

interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error' | 'offline'
  title: string
  /** What happened, what was kept, what to do. */
  children?: React.ReactNode
  /** Buttons or links. */
  action?: React.ReactNode
}

/** Says something where it belongs, and stays. An error interrupts who listens; everything else waits its turn. */
export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  const { icon: Icon, look } = kindStyles[kind] ?? { icon: Info, look: '' }
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border bg-surface px-3 py-2.5 text-dense ${look}`}
    >
      <Icon size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
