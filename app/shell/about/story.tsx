import { Section } from '~/ui/section'
import { useBrand } from '../use-brand'

export function AboutStory() {
  const { brand } = useBrand()
  return (
    <Section title="How it began" tone="wash" layout="split">
      <div className="prose">
        <p>
          {brand.name} began with an embarrassment. In 2019 the three of us worked at the same agency, and within
          eighteen months we built a booking system three times, for three clients, from nothing. Each client paid for
          the same mistakes. The third one asked, “Have you not done this before?” We had. We were just not allowed to
          say so.
        </p>
        <p>
          So we left and wrote the fourth one for ourselves. It took longer than the other three, because this time
          nobody stopped us from doing the dull parts: the export, the change of the clocks, the credit card that fails
          in the middle of a month. When it was done, we sold it, with the source, for less than a week of our time.
          Eleven people bought it in the first quarter. Nine of them wrote to ask whether we could also help them decide
          what to do next.
        </p>
        <p>
          That is still the whole business. There are six products on the shelf and three people who lead products. We
          have not taken investors’ money, and we do not plan to be more than eight.
        </p>
      </div>
    </Section>
  )
}
