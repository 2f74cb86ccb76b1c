import { type ApiEnv, createApi } from '~/kits/api/api.server'
import type { SignedInUser } from './account'
import { userContext } from './user-guard.server'

/** What a handler of such an API finds in `c.var`. */
export type UserApiEnv = ApiEnv<{ user: SignedInUser }>

/** The JSON addresses of a room for signed-in people; `c.var.user` is who asks. */
export const createUserApi = () => createApi((context) => ({ user: context.get(userContext) }))
