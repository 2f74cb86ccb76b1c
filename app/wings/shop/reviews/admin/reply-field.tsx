import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { MAX_REVIEW_REPLY_LENGTH } from '../review'
import type { ReviewToModerate } from '../review-queue.queries.server'
import { useReviewModeration } from './use-review-moderation'

/** The studio's answer, which stands below the review once that is public. */
export function ReplyField({ review: { id, reply, status } }: { review: ReviewToModerate }) {
  const [typed, setTyped] = useState(reply)
  const { reply: save } = useReviewModeration()
  const hint = status === 'approved' ? 'Shown publicly below the review.' : 'Published when you approve the review.'
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save(id, typed.trim())
      }}
    >
      <Field label="Reply" hint={hint} className="w-full">
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_REVIEW_REPLY_LENGTH}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={typed.trim() === reply}>
        {reply && !typed.trim() ? 'Delete reply' : 'Save reply'}
      </Button>
    </form>
  )
}
