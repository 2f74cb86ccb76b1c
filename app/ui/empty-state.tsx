interface EmptyStateProps {
  title: string
  /** What this place is for. */
  text?: string
  /** The one thing to do. */
  action?: React.ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line px-6 py-16 text-center">
      <p className="font-heading text-h3">{title}</p>
      {text && <p className="max-w-md text-muted">{text}</p>}
      {action}
    </div>
  )
}
