interface PageHeroProps {
  /** 2 where the page has another heading. */
  level?: 1 | 2
  title: string
  text?: string
  /** What stands below the text: links, a note. */
  children?: React.ReactNode
  /** Beside the text on wide screens. */
  image?: React.ReactNode
}

/** The beginning of a page: its one heading, large. */
export function PageHero({ level = 1, title, text, children, image }: PageHeroProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="pt-10 pb-16 md:pt-16 md:pb-24">
      <div className={`wrap grid items-center gap-12 ${image ? 'lg:grid-cols-2 lg:gap-16' : ''}`}>
        <div className="max-w-3xl">
          {title && <Heading className={image || level === 2 ? 'text-h1' : 'text-display'}>{title}</Heading>}
          {text && <p className="mt-6 max-w-2xl text-lead text-muted">{text}</p>}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {image}
      </div>
    </section>
  )
}
