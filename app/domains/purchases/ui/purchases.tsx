import { Form } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { Button } from '~/ui/button'
import { Section } from '~/ui/section'
import type { Done } from '../answers.server'
import type { Purchase } from '../queries.server'
import { PurchaseEntry } from './purchase-entry'

interface PurchasesProps {
  email: string
  purchases: Purchase[]
  failure: FormFailure | undefined
  done: Done | undefined
}

export function Purchases({ email, purchases, failure, done }: PurchasesProps) {
  return (
    <Section title="Your purchases" level={1} lead={`Bought with ${email}.`} action={<SignOut />}>
      <ol className="grid gap-12">
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <PurchaseEntry
              purchase={purchase}
              said={done?.orderId === purchase.id ? done.done : undefined}
              refused={failure?.values?.orderId === purchase.id ? failure.formError : undefined}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function SignOut() {
  return (
    <Form method="post" action="/purchases/sign-out">
      <Button type="submit" variant="secondary">
        Sign out
      </Button>
    </Form>
  )
}
