interface PageHeaderProps {
  title: string
  /** What the screen is for, in one sentence. */
  text?: React.ReactNode
  /** Its buttons, the main one last. */
  actions?: React.ReactNode
  /** Below the title: usually LinkTabs. */
  children?: React.ReactNode
}

/** The beginning of a screen of the back office: its one heading and what can be done here. */
export function PageHeader({ title, text, actions, children }: PageHeaderProps) {
  return (
    <header className="mb-5 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 break-words">{title}</h1>
          {text && <p className="mt-1 max-w-2xl text-dense text-muted">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  )
}
