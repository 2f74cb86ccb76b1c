import { acrossThePage } from '~/domains/media/picture'
import { PictureImage } from '~/domains/media/picture-image'
import { ArticleBody } from '~/rich-text/article-body'
import { BigNumbers } from '~/ui/big-numbers'
import { ButtonLink } from '~/ui/button'
import { CallToAction } from '~/ui/call-to-action'
import { FeatureGrid } from '~/ui/feature-grid'
import { Questions } from '~/ui/questions'
import { Section } from '~/ui/section'
import { Steps } from '~/ui/steps'
import { Testimonial } from '~/ui/testimonial'
import type { Block, BlockOf } from '../block-schema'
import type { Material } from '../material'
import { HeroBlock } from './hero-block'

export function Blocks({ blocks, material }: { blocks: Block[]; material: Material }) {
  return blocks.map((block) => <BlockOfType key={block.id} block={block} material={material} />)
}

function BlockOfType({ block, material }: { block: Block; material: Material }) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} material={material} />
    case 'features':
      return (
        <Section title={block.title} tone="wash">
          <FeatureGrid items={block.items} />
        </Section>
      )
    case 'steps':
      return (
        <Section title={block.title}>
          <Steps items={block.items} />
        </Section>
      )
    case 'numbers':
      return (
        <Section title={block.title} tone="deep">
          <BigNumbers items={block.items} />
          {block.note && <p className="mt-10 max-w-2xl text-muted">{block.note}</p>}
        </Section>
      )
    case 'image':
      return <ImageBlock block={block} material={material} />
    case 'testimonials':
      return <TestimonialsBlock block={block} />
    case 'rich-text':
      return (
        <Section>
          <ArticleBody html={block.html} className="prose-split" />
        </Section>
      )
    case 'faq':
      return (
        <Section title={block.title} layout="split">
          <Questions items={block.items} />
        </Section>
      )
    case 'call-to-action':
      return (
        <CallToAction title={block.title} text={block.text}>
          <ButtonLink to={block.action.url}>{block.action.label}</ButtonLink>
        </CallToAction>
      )
    default:
      return null
  }
}

function TestimonialsBlock({ block: { title, items } }: { block: BlockOf<'testimonials'> }) {
  const [only] = items
  return (
    <Section title={title}>
      {only && items.length === 1 ? (
        <Testimonial {...only} isLarge />
      ) : (
        <div className="grid gap-10 md:grid-cols-2">
          {items.map((item) => (
            <Testimonial key={item.quote} {...item} />
          ))}
        </div>
      )}
    </Section>
  )
}

function ImageBlock({ block, material }: { block: BlockOf<'image'>; material: Material }) {
  const { picture: shown, caption } = block
  const picture = shown && material.pictures[shown.id]
  if (!picture) return null
  return (
    <Section>
      <figure>
        <div className="overflow-hidden rounded-lg bg-wash shadow-rest">
          <PictureImage picture={{ ...picture, alt: shown.alt }} sizes={acrossThePage} />
        </div>
        {caption && <figcaption className="mt-4 text-small text-faint">{caption}</figcaption>}
      </figure>
    </Section>
  )
}
