import { Section } from '~/ui/section'
import { useBrand } from './use-brand'

interface SocialCardProps {
  heading: string
  title: string
  description: string
  /** Path or address of the picture. */
  image: string | null
  children?: React.ReactNode
}

/** A page's large summary card, drawn from the same fields that its head carries. */
export function SocialCard({ heading, title, description, image, children }: SocialCardProps) {
  const { origin } = useBrand()
  return (
    <Section title={heading} level={1}>
      {children}
      <figure className="max-w-xl overflow-hidden rounded-lg border border-line bg-surface">
        {image && (
          <img src={image} alt="" width={1200} height={630} className="aspect-[1200/630] w-full object-cover" />
        )}
        <figcaption className="grid gap-1 p-4">
          <span className="text-small text-muted">{new URL(origin).host}</span>
          <strong>{title}</strong>
          <span className="text-muted">{description}</span>
        </figcaption>
      </figure>
    </Section>
  )
}
