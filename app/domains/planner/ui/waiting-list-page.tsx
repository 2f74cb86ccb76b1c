import { Link } from 'react-router'
import { trapField } from '~/domains/contact/message-fields'
import type { FormFailure, FormState } from '~/platform/form-failure'
import { CheckedForm } from '~/ui/checked-form'
import { TextField, TrapField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'
import { TextLink } from '~/ui/text-link'
import { TextWithForm } from '~/ui/text-with-form'

export function WaitingListPage({ failure, isSent }: FormState) {
  const form = (
    <div className="grid gap-6">
      <p>It is not ready yet. Leave your address and we write to you once, when it opens.</p>
      <SuccessMessage isShown={isSent}>
        You are on the list. One mail will come, on the day the planner opens.
      </SuccessMessage>
      {!isSent && <WaitingListForm failure={failure} />}
    </div>
  )
  return (
    <Section
      title="The planner opens soon."
      level={1}
      lead="It asks the questions that a product lead would ask and writes the plan with you: what to build, in which order, and how sure you can be of the date."
    >
      <TextWithForm label="Waiting list" form={form}>
        <AboutThePlanner />
      </TextWithForm>
    </Section>
  )
}

function AboutThePlanner() {
  return (
    <>
      <h2>What it will do</h2>
      <ul>
        <li>
          <strong>A scope with an edge.</strong> What is in, what is out, and the reason for each line.
        </li>
        <li>
          <strong>Numbers with doubt in them.</strong> Three per task, added up properly: even odds and four in five, in
          days and as a date.
        </li>
        <li>
          <strong>A board that knows what comes first.</strong> Tasks with criteria and dependencies. What blocks others
          is at the top.
        </li>
      </ul>
      <h2>Until then</h2>
      <p>
        The same work by hand takes five days. <Link to="/get-template">Get the scoping template</Link>, or read{' '}
        <Link to="/blog/scope-first-release-in-a-week">how we scope a first release in one week</Link>.
      </p>
    </>
  )
}

function WaitingListForm({ failure }: { failure: FormFailure | undefined }) {
  const note = (
    <>
      We use your address for this one mail. <TextLink to="/privacy">Privacy</TextLink>
    </>
  )
  return (
    <CheckedForm failure={failure} button="Tell me when it opens" note={note}>
      <TextField name="email" label="E-mail" type="email" autoComplete="email" failure={failure} />
      <TrapField name={trapField} />
    </CheckedForm>
  )
}
