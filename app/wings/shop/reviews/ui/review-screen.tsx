import { Form } from 'react-router'
import type { FormFailure, FormState } from '~/platform/forms/form-failure'
import { ArrowLink } from '~/ui/arrow-link'
import { TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SiteButton } from '~/ui/site-button'
import { SuccessMessage } from '~/ui/success-message'
import { ValidatedForm } from '~/ui/validated-form'
import { MAX_REVIEW_TITLE_LENGTH, MAX_REVIEWER_NAME_LENGTH, rejectionReasonLabels } from '../review'
import type { ReviewableOrder } from '../reviewable-order.queries.server'
import { PhotosField } from './photos-field'
import { StarRatingField } from './star-rating-field'

type OwnReview = ReviewableOrder['review']

interface ReviewScreenProps extends FormState, Pick<ReviewableOrder, 'productName' | 'productSlug' | 'customerName'> {
  token: string
  review: OwnReview
  canWrite: boolean
  isDeleted: boolean
}

/** Where somebody who bought a product writes, changes or deletes a review of it. */
export function WriteReviewScreen(screen: ReviewScreenProps) {
  const { productName, productSlug, review, failure, isSent, canWrite, isDeleted } = screen
  return (
    <Section
      title={`Your review of ${productName}`}
      level={1}
      lead={review && !isSent ? reviewStatusMessage(review) : 'Share your experience to help other customers decide.'}
    >
      <div className="max-w-2xl">
        <SuccessMessage isShown={isSent || (isDeleted && !review)}>
          {isSent ? THANK_YOU_MESSAGE : 'Your review and its photos were deleted.'}
        </SuccessMessage>
        <div className={isSent || isDeleted ? 'mt-8 grid gap-10' : 'grid gap-10'}>
          {!canWrite && <p>This order was refunded. Only customers who bought the product can write a review.</p>}
          {canWrite && !isSent && <ReviewForm {...screen} failure={failure} />}
          {review && !isSent && <DeleteReview token={screen.token} />}
          <ArrowLink to={`/tools/${productSlug}`}>See {productName}</ArrowLink>
        </div>
      </div>
    </Section>
  )
}

const THANK_YOU_MESSAGE =
  'Thank you. We check each review before it is published, usually within one business day. Use the link in your email to edit your review.'

function reviewStatusMessage({ status, rejectedFor }: NonNullable<OwnReview>) {
  if (status === 'approved')
    return 'Your review is published. If you edit it, we check it again before it is published.'
  if (status === 'waiting') return 'Your review is pending. You can still edit it.'
  const rule = rejectedFor ? ` Reason: ${rejectionReasonLabels[rejectedFor].toLowerCase()}.` : ''
  return `Your review was rejected.${rule} You can edit and resubmit it.`
}

function ReviewForm({ review, customerName, failure }: ReviewScreenProps) {
  const fields = failure ?? initialValues(review, customerName)
  return (
    <ValidatedForm
      failure={failure}
      encType="multipart/form-data"
      submitLabel={review ? 'Save changes' : 'Submit review'}
      failed="Your review could not be sent. Please try again."
      note="Your review is published with your display name and a “Verified buyer” badge. Your email address is never shown."
    >
      <StarRatingField chosen={fields.values?.stars} error={fields.fieldErrors.stars} />
      <TextField name="title" label="Title" maxLength={MAX_REVIEW_TITLE_LENGTH} failure={fields} />
      <TextField
        name="text"
        label="Review"
        rows={8}
        hint="What did you build with it? What works well, and what does not?"
        failure={fields}
      />
      <TextField
        name="name"
        label="Display name"
        autoComplete="nickname"
        maxLength={MAX_REVIEWER_NAME_LENGTH}
        failure={fields}
      />
      <PhotosField photos={review?.photos ?? []} failure={failure} />
    </ValidatedForm>
  )
}

/** The form as it was sent last, or as it begins. */
function initialValues(review: OwnReview, customerName: string): FormFailure {
  const values = review
    ? { stars: String(review.stars), title: review.title, text: review.text, name: review.authorName }
    : { name: customerName }
  return { formError: '', fieldErrors: {}, values: values as Record<string, string> }
}

/** Deleting is for good, so it takes two presses. */
function DeleteReview({ token }: { token: string }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 py-2 font-semibold">Delete review</summary>
      <Form method="post" action={`/review/${token}/withdrawal`} className="mt-3 grid justify-items-start gap-3">
        <p className="text-muted">Your review and its photos will be permanently deleted.</p>
        <SiteButton type="submit" variant="secondary">
          Delete permanently
        </SiteButton>
      </Form>
    </details>
  )
}
