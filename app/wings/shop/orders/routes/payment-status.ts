import { mountApis, serveApis } from '~/kits/api/api.server'
import { paymentStatusApi } from '../api.server'

export const loader = serveApis(mountApis('/payment/status', { '/': paymentStatusApi }))
export const action = loader
