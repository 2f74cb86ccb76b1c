import { use } from 'react'
import { PageHero } from '~/ui/page-hero'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { BlockData } from '../block-data'
import type { BlockOfType } from '../block-schema'
import { MainHeadingContext, useIsInColumn } from './block-contexts'
import { isLinkFilled, LinkPair } from './link-pair'

interface HeroBlockProps {
  block: BlockOfType<'hero'>
  blockData: BlockData
}

const besideText = '(min-width: 76rem) 34rem, (min-width: 64rem) 50vw, calc(100vw - 2.5rem)'

/** A large promise. The first one of a page is the page's heading. */
export function HeroBlock({ block, blockData }: HeroBlockProps) {
  const isMain = use(MainHeadingContext) === block.id
  if (useIsInColumn()) return <HeroInColumn block={block} blockData={blockData} isMain={isMain} />
  const picture = block.picture && blockData.pictures[block.picture.id]
  return (
    <PageHero
      level={isMain ? 1 : 2}
      title={block.title}
      text={block.text}
      image={
        picture && (
          <div className="overflow-hidden rounded-lg bg-wash shadow-lift">
            <PictureImage
              picture={{ ...picture, alt: block.picture?.alt ?? '' }}
              sizes={besideText}
              isFirstScreen={isMain}
            />
          </div>
        )
      }
    >
      <HeroActions block={block} />
    </PageHero>
  )
}

function HeroInColumn({ block, blockData, isMain }: HeroBlockProps & { isMain: boolean }) {
  const Heading = isMain ? 'h1' : 'h2'
  const picture = block.picture && blockData.pictures[block.picture.id]
  return (
    <section>
      {block.title && <Heading className="text-h2">{block.title}</Heading>}
      {block.text && <p className="mt-4 text-lead text-muted">{block.text}</p>}
      <div className="mt-6">
        <HeroActions block={block} />
      </div>
      {picture && (
        <div className="mt-8 overflow-hidden rounded-lg bg-wash shadow-rest">
          <PictureImage
            picture={{ ...picture, alt: block.picture?.alt ?? '' }}
            sizes={besideText}
            isFirstScreen={isMain}
          />
        </div>
      )}
    </section>
  )
}

function HeroActions({ block: { action, secondary, note } }: { block: BlockOfType<'hero'> }) {
  return (
    <>
      {(isLinkFilled(action) || isLinkFilled(secondary)) && (
        <div className="flex flex-wrap gap-3">
          <LinkPair action={action} secondary={secondary} />
        </div>
      )}
      {note && <p className="mt-5 text-small text-faint">{note}</p>}
    </>
  )
}
