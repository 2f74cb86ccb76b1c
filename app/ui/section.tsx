export const sectionTones = { paper: '', wash: 'bg-wash', deep: 'on-deep' }

interface SectionProps {
  title?: string
  /** 1 for the page's own heading. */
  level?: 1 | 2
  lead?: React.ReactNode
  /** A link beside the heading. */
  action?: React.ReactNode
  tone?: keyof typeof sectionTones
  /** Split: on wide screens the heading stands beside the content. */
  layout?: 'stacked' | 'split'
  /** What its links are, where a template chose them and nobody wrote them: see the register of pages. */
  links?: 'card'
  children?: React.ReactNode
}

/** One idea of a page, as wide as the page, with its heading. */
export function Section({
  title,
  level = 2,
  lead,
  action,
  tone = 'paper',
  layout = 'stacked',
  links,
  children,
}: SectionProps) {
  const space = level === 1 ? 'pt-8 pb-16 md:pt-12 md:pb-24' : 'py-16 md:py-24'
  return (
    <section data-links={links} className={`${sectionTones[tone]} ${space}`}>
      <div className={layout === 'split' ? 'wrap lg:grid lg:grid-cols-[1fr_2fr] lg:items-start lg:gap-16' : 'wrap'}>
        {title && <SectionHeading title={title} level={level} lead={lead} action={action} />}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  )
}

function SectionHeading({ title, level, lead, action }: Pick<SectionProps, 'title' | 'level' | 'lead' | 'action'>) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 md:mb-12">
      <div className="max-w-3xl">
        <Heading className={level === 1 ? 'text-h1' : 'text-h2'}>{title}</Heading>
        {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
      </div>
      {action}
    </div>
  )
}
