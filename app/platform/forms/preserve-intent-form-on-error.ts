import { isFormFailure } from './form-failure'
import { preserveFormOnError } from './preserve-form-on-error'

const NOTHING_CHANGED = 'The form could not be sent. Nothing was changed. Please try again.'

/** For the clientAction of a screen with several forms: a broken line is said beside the form that was sent. */
export async function preserveIntentFormOnError<Reply>(
  request: Request,
  serverAction: () => Promise<Reply>,
  sentence = NOTHING_CHANGED,
) {
  const intent = (await request.clone().formData()).get('intent')?.toString() ?? ''
  const reply = await preserveFormOnError(serverAction, sentence)
  const isBroken = typeof reply === 'object' && reply !== null && 'data' in reply && isFormFailure(reply.data)
  if (isBroken && isFormFailure(reply.data)) reply.data.values ??= { intent }
  return reply
}
