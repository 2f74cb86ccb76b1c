import { ArrowLink } from '~/ui/arrow-link'
import { Faq } from '~/ui/faq'
import { FeatureGrid } from '~/ui/feature-grid'
import { StatGrid } from '~/ui/stat-grid'
import { Steps } from '~/ui/steps'
import { Testimonial } from '~/ui/testimonial'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'
import { RoundPicture } from './face'
import { hasText } from './has-text'
import { isLinkFilled } from './link-pair'

/** In a column, one below the other. */
function useColumns() {
  return useIsInColumn() ? (1 as const) : undefined
}

export function FeaturesBlock({ block: { title, tone = 'wash', items } }: { block: BlockOfType<'features'> }) {
  const columns = useColumns()
  const written = items.filter(hasText)
  if (!title && written.length === 0) return null
  return (
    <BlockFrame title={title} tone={tone}>
      {written.length > 0 && <FeatureGrid items={written.map(withMore)} columns={columns} level={title ? 3 : 2} />}
    </BlockFrame>
  )
}

const withMore = ({ action, ...item }: BlockOfType<'features'>['items'][number]) => ({
  ...item,
  more: action && isLinkFilled(action) && <ArrowLink to={action.url}>{action.label}</ArrowLink>,
})

export function StepsBlock({ block: { title, tone, items } }: { block: BlockOfType<'steps'> }) {
  const columns = useColumns()
  const written = items.filter(hasText)
  if (!title && written.length === 0) return null
  return (
    <BlockFrame title={title} tone={tone}>
      {written.length > 0 && <Steps items={written} columns={columns} level={title ? 3 : 2} />}
    </BlockFrame>
  )
}

export function NumbersBlock({ block: { title, tone = 'deep', note, items } }: { block: BlockOfType<'numbers'> }) {
  const columns = useColumns()
  const written = items.filter(hasText)
  if (!title && !note && written.length === 0) return null
  return (
    <BlockFrame title={title} tone={tone}>
      {written.length > 0 && <StatGrid items={written} columns={columns} />}
      {note && <p className="mt-10 max-w-2xl text-muted">{note}</p>}
    </BlockFrame>
  )
}

export function FaqBlock({ block: { title, tone, items } }: { block: BlockOfType<'faq'> }) {
  const written = items.filter(({ question }) => question.trim())
  if (!title && written.length === 0) return null
  return (
    <BlockFrame title={title} tone={tone} layout="split">
      {written.length > 0 && <Faq items={written} />}
    </BlockFrame>
  )
}

interface TestimonialsBlockProps {
  block: BlockOfType<'testimonials'>
  blockData: BlockData
}

export function TestimonialsBlock({ block: { title, tone, items }, blockData }: TestimonialsBlockProps) {
  const isInColumn = useIsInColumn()
  const written = items.filter(({ quote }) => quote.trim())
  const [only] = written
  if (!title && !only) return null
  const faceOf = ({ picture }: BlockOfType<'testimonials'>['items'][number]) =>
    picture && <RoundPicture picture={picture} blockData={blockData} className="size-14" />
  return (
    <BlockFrame title={title} tone={tone}>
      {only && written.length === 1 ? (
        <Testimonial {...only} face={faceOf(only)} isLarge={!isInColumn} />
      ) : (
        <div className={`grid gap-10 ${isInColumn ? '' : 'md:grid-cols-2'}`}>
          {[...written.entries()].map(([place, item]) => (
            <Testimonial key={place} {...item} face={faceOf(item)} />
          ))}
        </div>
      )}
    </BlockFrame>
  )
}
