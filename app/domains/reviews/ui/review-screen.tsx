import { Form } from 'react-router'
import type { FormFailure, FormState } from '~/platform/form-failure'
import { Button } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { MoreLink } from '~/ui/more-link'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'
import { LONGEST_NAME, LONGEST_TITLE, rejectionReasons } from '../review'
import type { ReviewableOrder } from '../reviewable-order.server'
import { PhotosField } from './photos-field'
import { StarsField } from './stars-field'

type OwnReview = ReviewableOrder['review']

interface ReviewScreenProps extends FormState, Pick<ReviewableOrder, 'productName' | 'productSlug' | 'customerName'> {
  token: string
  review: OwnReview
  mayWrite: boolean
  wasWithdrawn: boolean
}

/** Where somebody who bought a product writes, changes or deletes a review of it. */
export function ReviewScreen(screen: ReviewScreenProps) {
  const { productName, productSlug, review, failure, isSent, mayWrite, wasWithdrawn } = screen
  return (
    <Section
      title={`Your review of ${productName}`}
      level={1}
      lead={review && !isSent ? stateOf(review) : 'Good or bad: what would have helped you to decide?'}
    >
      <div className="max-w-2xl">
        <SuccessMessage isShown={isSent || (wasWithdrawn && !review)}>
          {isSent ? THANKS : 'Your review is deleted, and its photos with it.'}
        </SuccessMessage>
        <div className={isSent || wasWithdrawn ? 'mt-8 grid gap-10' : 'grid gap-10'}>
          {!mayWrite && <p>This order was refunded. Only those who bought the product can write a review.</p>}
          {mayWrite && !isSent && <ReviewForm {...screen} failure={failure} />}
          {review && !isSent && <Withdrawal token={screen.token} />}
          <MoreLink to={`/tools/${productSlug}`}>See {productName}</MoreLink>
        </div>
      </div>
    </Section>
  )
}

const THANKS =
  'Thank you. A person reads your review before it appears, usually within one working day. Good and bad reviews are treated alike. The link in your mail leads back here whenever you want to change it.'

function stateOf({ status, rejectedFor }: NonNullable<OwnReview>) {
  if (status === 'approved') return 'It is public. When you change it, it is read again before it appears.'
  if (status === 'waiting') return 'It waits to be read. You can still change it.'
  const rule = rejectedFor ? ` Reason: ${rejectionReasons[rejectedFor].toLowerCase()}.` : ''
  return `It was not published, because it breaks a rule.${rule} You can change it, and it is read again.`
}

function ReviewForm({ review, customerName, failure }: ReviewScreenProps) {
  const fields = failure ?? filledIn(review, customerName)
  return (
    <CheckedForm
      failure={failure}
      encType="multipart/form-data"
      button={review ? 'Save the changes' : 'Send the review'}
      note="Your review appears with the name you give here and, as long as your order stands, with the words “Verified buyer”. Your address is never shown."
    >
      <StarsField chosen={fields.values?.stars} error={fields.fieldErrors.stars} />
      <TextField name="title" label="Title" maxLength={LONGEST_TITLE} failure={fields} />
      <TextField
        name="text"
        label="Review"
        rows={8}
        hint="What did you build with it, what works well, what does not?"
        failure={fields}
      />
      <TextField name="name" label="Name to show" autoComplete="nickname" maxLength={LONGEST_NAME} failure={fields} />
      <PhotosField photos={review?.photos ?? []} failure={failure} />
    </CheckedForm>
  )
}

/** The form as it was sent last, or as it begins. */
function filledIn(review: OwnReview, customerName: string): FormFailure {
  const values = review
    ? { stars: String(review.stars), title: review.title, text: review.text, name: review.authorName }
    : { name: customerName }
  return { formError: '', fieldErrors: {}, values: values as Record<string, string> }
}

/** Deleting is for good, so it takes two presses. */
function Withdrawal({ token }: { token: string }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 py-2 font-semibold">Delete this review</summary>
      <Form method="post" action={`/review/${token}/withdrawal`} className="mt-3 grid justify-items-start gap-3">
        <p className="text-muted">It disappears at once, with its photos, and cannot be brought back.</p>
        <Button type="submit" variant="secondary">
          Delete it for good
        </Button>
      </Form>
    </details>
  )
}
