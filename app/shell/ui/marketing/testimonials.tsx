import { Section } from '~/ui/section'
import { Testimonial } from '~/ui/testimonial'

const testimonials = [
  {
    quote:
      'We had three offers for a queue system, and each of them began with a workshop. We bought QueuePro on a Monday, and two weeks later the ticket roll was in a drawer. It is still there.',
    name: 'Rosa Almeida',
    role: 'practice manager, Northgate Clinic',
  },
  {
    quote:
      'Mara asked what we could stop. Nobody had asked us that in four years. We stopped two things and shipped the third within the month.',
    name: 'Henrik Vale',
    role: 'chief executive, Millbrook Freight',
  },
]

export function Testimonials() {
  return (
    <Section title="Testimonials" tone="wash">
      <div className="grid gap-12 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </Section>
  )
}
