import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Begins a session for somebody who has proved who they are, and ends the one that came with the request. It has no
 * address: only our own code can call it.
 */
export const startSessionPlugin = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ userId: z.uuid(), hasSecondFactor: z.boolean(), authenticatedAt: z.date() }),
        requireHeaders: true,
      },
      async (call) => {
        const { internalAdapter, authCookies, secret } = call.context
        const user = await internalAdapter.findUserById(call.body.userId)
        if (!user) throw new Error('A session was asked for somebody who is not there.')
        const before = await call.getSignedCookie(authCookies.sessionToken.name, secret)
        if (before) await internalAdapter.deleteSession(before)
        const { hasSecondFactor, authenticatedAt } = call.body
        const session = await internalAdapter.createSession(user.id, false, { hasSecondFactor, authenticatedAt })
        await setSessionCookie(call, { session, user })
        return { userId: user.id }
      },
    ),
  },
} satisfies BetterAuthPlugin
