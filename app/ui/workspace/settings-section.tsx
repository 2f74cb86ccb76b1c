import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One subject of a screen of settings: what it is on the left, what can be done on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-2 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {text && <div className="mt-1 text-dense text-muted">{text}</div>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  )
}
