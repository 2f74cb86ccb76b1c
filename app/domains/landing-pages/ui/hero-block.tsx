import { PictureImage } from '~/domains/media/picture-image'
import { ButtonLink } from '~/ui/button'
import { PageHero } from '~/ui/page-hero'
import type { BlockOf } from '../block-schema'
import type { Material } from '../material'

export function HeroBlock({ block, material }: { block: BlockOf<'hero'>; material: Material }) {
  const { title, text, action, secondary, note } = block
  const picture = block.picture && material.pictures[block.picture.id]
  return (
    <PageHero
      title={title}
      text={text}
      picture={
        picture && (
          <div className="overflow-hidden rounded-lg bg-wash shadow-lift">
            <PictureImage
              picture={{ ...picture, alt: block.picture?.alt ?? '' }}
              sizes="(min-width: 76rem) 34rem, (min-width: 64rem) 50vw, calc(100vw - 2.5rem)"
              isFirstScreen
            />
          </div>
        )
      }
    >
      <div className="flex flex-wrap gap-3">
        {action.label && <ButtonLink to={action.url}>{action.label}</ButtonLink>}
        {secondary.label && (
          <ButtonLink to={secondary.url} variant="secondary">
            {secondary.label}
          </ButtonLink>
        )}
      </div>
      {note && <p className="mt-5 text-small text-faint">{note}</p>}
    </PageHero>
  )
}
