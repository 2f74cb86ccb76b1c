import { Section } from '~/ui/section'
import type { BlockTone } from '../block-schema'
import { useIsInColumn } from './block-contexts'

interface BlockFrameProps {
  title?: string
  text?: string
  tone?: BlockTone
  layout?: 'stacked' | 'split'
  /** A link beside the title. */
  action?: React.ReactNode
  children?: React.ReactNode
}

const tones = { paper: '', wash: 'rounded-lg bg-wash p-6', deep: 'on-deep rounded-lg p-6' }

/** One idea of the page: as wide as the page, or as its column. */
export function BlockFrame({ title, text, tone = 'paper', layout, action, children }: BlockFrameProps) {
  const isInColumn = useIsInColumn()
  if (!isInColumn) {
    return (
      <Section title={title} lead={text} tone={tone} layout={layout} action={action}>
        {children}
      </Section>
    )
  }
  return (
    <section className={tones[tone]}>
      {title && <h2 className="text-h3">{title}</h2>}
      {text && <p className="mt-2 text-muted">{text}</p>}
      {children && <div className={title || text ? 'mt-6' : ''}>{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </section>
  )
}
