import { serveApis } from '~/kits/api/api.server'
import { adminApi } from '../admin-api.server'

export const loader = serveApis(adminApi)
export const action = serveApis(adminApi)
