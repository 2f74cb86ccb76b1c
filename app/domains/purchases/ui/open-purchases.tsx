import type { FormFailure } from '~/platform/form-failure'
import { ButtonLink } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { Section } from '~/ui/section'
import { SESSION_HOURS } from '../purchases'

interface OpenPurchasesProps {
  isGood: boolean
  failure: FormFailure | undefined
}

/** A button, because only a person presses one: the link is used up by it. */
export function OpenPurchases({ isGood, failure }: OpenPurchasesProps) {
  if (!isGood || failure) {
    return (
      <Section
        title="This link leads no further"
        level={1}
        lead="A link works once, within 30 minutes. This one was used, is too old, or was cut in two by a mail program."
      >
        <ButtonLink to="/purchases">Ask for a new link</ButtonLink>
      </Section>
    )
  }
  return (
    <Section
      title="Your purchases"
      level={1}
      lead={`Open them on this device. They close by themselves after ${SESSION_HOURS} hours.`}
    >
      <CheckedForm failure={failure} button="Open my purchases" pending="Opening">
        {null}
      </CheckedForm>
    </Section>
  )
}
