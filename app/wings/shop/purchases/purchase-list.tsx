import { Form } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Section } from '~/ui/section'
import { SiteButton } from '~/ui/site-button'
import type { PurchaseActionResult } from './purchase-actions.server'
import { PurchaseItem } from './purchase-item'
import type { Purchase } from './queries.server'

interface PurchaseListProps {
  email: string
  purchases: Purchase[]
  failure: FormFailure | undefined
  done: PurchaseActionResult | undefined
}

export function PurchaseList({ email, purchases, failure, done }: PurchaseListProps) {
  return (
    <Section title="Your purchases" level={1} lead={`Bought with ${email}.`} action={<SignOutForm />}>
      <ol className="grid gap-12">
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <PurchaseItem
              purchase={purchase}
              message={done?.orderId === purchase.id ? done.message : undefined}
              error={failure?.values?.orderId === purchase.id ? failure.formError : undefined}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function SignOutForm() {
  return (
    <Form method="post" action="/purchases/sign-out">
      <SiteButton type="submit" variant="secondary">
        Sign out
      </SiteButton>
    </Form>
  )
}
