import { SiteButtonLink } from '~/ui/site-button'
import { Steps } from '~/ui/steps'
import { Testimonial } from '~/ui/testimonial'

const steps = [
  { title: 'Describe', text: 'Say in two sentences what you need.' },
  { title: 'Choose', text: 'Compare what fits, with prices.' },
  { title: 'Start', text: 'Download it and begin today.' },
]

const testimonial = { quote: 'It looks like us, and it took an afternoon.', name: 'A customer', role: 'Founder' }

/** A page with some of everything that a look changes. Nothing in it can be used. */
export function LookSample() {
  return (
    <div inert className="bg-paper text-ink">
      <section className="wrap py-20">
        <p className="font-semibold text-second">Guides</p>
        <h1 className="mt-3 max-w-3xl text-display">A heading that sets the tone</h1>
        <p className="mt-6 max-w-2xl text-lead text-muted">
          Body text follows in the second font. It shows how paragraphs read, and how{' '}
          <span className="link">links</span> stand out from them.
        </p>
        <div className="mt-8 flex gap-3">
          <SiteButtonLink to="/">Buy now</SiteButtonLink>
          <SiteButtonLink to="/" variant="secondary">
            Learn more
          </SiteButtonLink>
        </div>
      </section>
      <section className="bg-wash py-20">
        <div className="wrap">
          <h2 className="mb-10 text-h2">How it works</h2>
          <Steps items={steps} />
        </div>
      </section>
      <section className="wrap grid grid-cols-2 gap-10 py-20">
        <Testimonial {...testimonial} />
        <div className="rounded-lg border border-line bg-surface p-8 shadow-rest">
          <h3 className="text-h3">A card</h3>
          <p className="mt-2 text-muted">Cards, fields and buttons share their corners.</p>
          <div className="mt-5 rounded-md border border-faint bg-surface px-4 py-3 text-faint">Your email</div>
        </div>
      </section>
    </div>
  )
}
