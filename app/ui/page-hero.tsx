interface PageHeroProps {
  title: string
  text?: string
  /** What stands below the text: links, a note. */
  children?: React.ReactNode
  /** Beside the text on wide screens. */
  picture?: React.ReactNode
}

/** The beginning of a page: its one heading, large. */
export function PageHero({ title, text, children, picture }: PageHeroProps) {
  return (
    <section className="pt-10 pb-16 md:pt-16 md:pb-24">
      <div className={`wrap grid items-center gap-12 ${picture ? 'lg:grid-cols-2 lg:gap-16' : ''}`}>
        <div className="max-w-3xl">
          <h1 className={picture ? 'text-h1' : 'text-display'}>{title}</h1>
          {text && <p className="mt-6 max-w-2xl text-lead text-muted">{text}</p>}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {picture}
      </div>
    </section>
  )
}
