import { describeApi } from '~/kits/api/describe-api'
import type { adminsApi, ownAccountApi, secondFactorApi, sessionsApi } from './api.server'

export const adminsClient = describeApi<typeof adminsApi>('/admin/api/admins')
export const secondFactorClient = describeApi<typeof secondFactorApi>('/admin/api/second-factor')
export const sessionsClient = describeApi<typeof sessionsApi>('/admin/api/sessions')
export const ownAccountClient = describeApi<typeof ownAccountApi>('/api/account')
