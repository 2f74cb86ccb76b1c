/** Where people may have an account already that proves who they are. */
export const PROVIDERS = ['google', 'github'] as const
export type ProviderId = (typeof PROVIDERS)[number]

export const providerNames: Record<ProviderId, string> = { google: 'Google', github: 'GitHub' }

export function isProvider(id: string): id is ProviderId {
  return (PROVIDERS as readonly string[]).includes(id)
}

/** What went wrong on the way there and back, as the address of the sign-in names it. */
export const PROBLEMS = ['denied', 'expired', 'unreachable', 'unconfirmed', 'too-many'] as const
export type Problem = (typeof PROBLEMS)[number]

/** What people are told about it at the sign-in. */
export function problemSentence(problem: Problem, id: ProviderId) {
  const name = providerNames[id]
  const sentences: Record<Problem, string> = {
    denied: `You did not let ${name} tell us who you are, so nobody was signed in.`,
    expired: `Signing in with ${name} took too long, or was begun in another browser. Please try again.`,
    unreachable: `${name} could not be reached, or did not say who you are. Please try again.`,
    unconfirmed: `${name} has not confirmed your e-mail address. Confirm it there, or sign in with a password.`,
    'too-many': 'Too many login attempts. Please wait a moment before trying again.',
  }
  return sentences[problem]
}
