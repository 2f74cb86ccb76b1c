import type { FormFailure } from '~/platform/form-failure'
import { CheckedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'

interface AskForPurchasesProps {
  failure: FormFailure | undefined
  done: string | undefined
}

export function AskForPurchases({ failure, done }: AskForPurchasesProps) {
  return (
    <Section
      title="Your purchases"
      level={1}
      lead="Keys, downloads of every version and invoices. There is no account: we mail you a link that opens them."
    >
      <div className="max-w-xl">
        <SuccessMessage isShown={done !== undefined}>{done}</SuccessMessage>
        {!done && (
          <CheckedForm failure={failure} button="Mail me a link" pending="Sending">
            <input type="hidden" name="intent" value="ask" />
            <TextField
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
              hint="The address that you bought with."
              failure={failure}
            />
          </CheckedForm>
        )}
      </div>
    </Section>
  )
}
