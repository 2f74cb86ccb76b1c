interface FormWithTextProps {
  /** What the form is, for those who hear the page. */
  label: string
  form: React.ReactNode
  children: React.ReactNode
}

/** A text and the form that it is about: beside it, where there is room, and else above it. */
export function FormWithText({ label, form, children }: FormWithTextProps) {
  return (
    <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-20">
      <section aria-label={label} className="lg:order-last">
        <div className="lg:sticky lg:top-8 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-8">{form}</div>
      </section>
      <div className="prose">{children}</div>
    </div>
  )
}
