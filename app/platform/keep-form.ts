import { isFormFailure } from './form-failure'
import { keepTyped } from './keep-typed'

/** For the clientAction of a screen with several forms: a broken line is said beside the form that was sent. */
export async function keepForm<Reply>(request: Request, serverAction: () => Promise<Reply>) {
  const intent = (await request.clone().formData()).get('intent')?.toString() ?? ''
  const reply = await keepTyped(serverAction, 'This could not be sent. Nothing was changed. Please try again.')
  const isBroken = typeof reply === 'object' && reply !== null && 'data' in reply && isFormFailure(reply.data)
  if (isBroken && isFormFailure(reply.data)) reply.data.values ??= { intent }
  return reply
}
