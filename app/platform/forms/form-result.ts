import { type FormFailure, isFormFailure } from './form-failure'

/** One of several forms of a screen did its work. */
export interface FormSuccess {
  intent: string
  /** What is said about it. */
  done: string
}

/** What the form of this name shows after a reply: nothing when another form was answered. */
export function formResultFor(intent: string, reply: unknown): { failure?: FormFailure; done?: string } {
  if (isFormFailure(reply)) return reply.values?.intent === intent ? { failure: reply } : {}
  return isFormSuccess(reply) && reply.intent === intent ? { done: reply.done } : {}
}

function isFormSuccess(reply: unknown): reply is FormSuccess {
  return typeof reply === 'object' && reply !== null && 'done' in reply
}
