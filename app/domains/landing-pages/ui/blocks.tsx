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
import type { Block } from '../block'
import { HeroBlock } from './hero-block'

export function Blocks({ blocks }: { blocks: Block[] }) {
  // a landing page is written whole and shown whole: its blocks have no other identity than their place
  return blocks.map((block, index) => <BlockOfType key={`${index} ${block.type}`} block={block} />)
}

function BlockOfType({ block }: { block: Block }) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} />
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
    case 'picture':
      return <PictureBlock block={block} />
    case 'testimonial':
      return (
        <Section>
          <Testimonial {...block} isLarge />
        </Section>
      )
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
  }
}

function PictureBlock({ block: { picture, caption } }: { block: Extract<Block, { type: 'picture' }> }) {
  return (
    <Section>
      <figure>
        <div className="overflow-hidden rounded-lg bg-wash shadow-rest">
          <PictureImage picture={picture} sizes={acrossThePage} />
        </div>
        <figcaption className="mt-4 text-small text-faint">{caption}</figcaption>
      </figure>
    </Section>
  )
}
