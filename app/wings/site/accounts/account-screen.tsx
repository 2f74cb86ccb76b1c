import type { ReactNode } from 'react'

interface AccountScreenProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** One thing to do, in the middle of an otherwise empty page. */
export function AccountScreen({ title, lead, children }: AccountScreenProps) {
  return (
    <section className="grid gap-6 rounded-lg border border-line bg-surface p-6 shadow-lift sm:p-9">
      <div className="grid gap-2">
        <h1 className="text-h2">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
