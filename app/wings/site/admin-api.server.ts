import { createApi } from '~/kits/api/api.server'
import { adminContext } from './admin-context.server'

/** The JSON addresses of a room of the back office; `c.var.admin` is who asks. */
export const createAdminApi = () => createApi((context) => ({ admin: context.get(adminContext) }))
