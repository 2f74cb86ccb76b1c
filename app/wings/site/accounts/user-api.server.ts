import { createApi } from '~/kits/api/api.server'
import { userContext } from './user-guard.server'

/** The JSON addresses of a room for signed-in people; `c.var.user` is who asks. */
export const createUserApi = () => createApi((context) => ({ user: context.get(userContext) }))
