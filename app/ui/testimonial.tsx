interface TestimonialProps {
  quote: string
  name: string
  role: string
}

export function Testimonial({ quote, name, role }: TestimonialProps) {
  return (
    <figure className="grid content-start gap-5 border-l-4 border-accent pl-6">
      <blockquote className="max-w-2xl font-heading text-lead font-medium">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="text-small text-muted">
        <strong className="font-semibold text-ink">{name}</strong>, {role}
      </figcaption>
    </figure>
  )
}
