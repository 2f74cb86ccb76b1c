import { mountApis, serveApis } from '~/kits/api/api.server'
import { licensesApi } from '../api.server'

export const loader = serveApis(mountApis('/api/licences', { '/': licensesApi }))
export const action = loader
