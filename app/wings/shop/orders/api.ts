import { describeApi } from '~/kits/api/describe-api'
import type { ordersApi, paymentStatusApi } from './api.server'

export const ordersClient = describeApi<typeof ordersApi>('/admin/api/orders')

export const paymentStatusClient = describeApi<typeof paymentStatusApi>('/payment/status')
