import type { ReactNode } from 'react'

interface TestimonialProps {
  quote: string
  name: string
  role: string
  /** Where it stands alone. */
  isLarge?: boolean
  /** Beside the name. */
  face?: ReactNode
}

export function Testimonial({ quote, name, role, isLarge = false, face }: TestimonialProps) {
  return (
    <figure className="grid content-start gap-5 border-l-4 border-second pl-6">
      <blockquote
        className={`font-heading font-medium text-balance ${isLarge ? 'max-w-4xl text-h2' : 'max-w-2xl text-lead'}`}
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 text-small text-muted">
        {face}
        <span>
          <strong className="font-semibold text-ink">{name}</strong>
          {role && `, ${role}`}
        </span>
      </figcaption>
    </figure>
  )
}
