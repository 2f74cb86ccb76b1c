import type { MiddlewareFunction } from 'react-router'
import { mountApis, serveApis } from '~/kits/api/api.server'
import { ownAccountApi } from '../api.server'
import { requireApiUser } from '../user-guard.server'

const api = mountApis('/api/account', { '/': ownAccountApi })

export const middleware: MiddlewareFunction<Response>[] = [requireApiUser]
export const loader = serveApis(api)
export const action = serveApis(api)
