import { useMutation } from '~/ui/workspace/use-mutation'
import type { OrderDownloadLink } from '~/wings/shop/downloads/order-download-links.commands.server'
import type { LicenseActivation } from '~/wings/shop/licenses/license'

interface LinkTermsInput {
  /** 2026-03-31, in UTC. */
  lastDay: string
  downloadLimit: number
}

/** What the studio can do with an order, with a way back where there is one. */
export function useOrderActions(orderId: string) {
  const change = useMutation()
  const path = `/admin/orders/${orderId}`
  return {
    refund: () =>
      change({ path: `${path}/refund`, successMessage: () => 'Refunded. The key and the links work no longer.' }),
    sendReceipt: () => change({ path: `${path}/receipt`, successMessage: () => 'The receipt is on its way.' }),
    revokeAccess: () =>
      change({
        path: `${path}/access`,
        method: 'DELETE',
        successMessage: () => 'Access revoked. The key and the links work no longer.',
        undo: () => ({ path: `${path}/access`, method: 'POST', done: 'Access given back, with a fresh link.' }),
      }),
    giveAccess: () =>
      change({
        path: `${path}/access`,
        successMessage: () => 'Access given back, with a fresh link.',
        undo: () => ({ path: `${path}/access`, method: 'DELETE', done: 'Access revoked again.' }),
      }),
    removeActivation: ({ id, name }: LicenseActivation) =>
      change({
        path: `${path}/activations/${id}`,
        method: 'DELETE',
        successMessage: () => `${name} is removed. Its place is free.`,
        undo: () => ({ path: `${path}/activations`, json: { name }, done: `${name} has its place again.` }),
      }),
    changeLink: ({ id }: Pick<OrderDownloadLink, 'id'>, terms: LinkTermsInput) =>
      change<{ before: { expiresAt: string; downloadLimit: number } }>({
        path: `${path}/links/${id}`,
        method: 'PATCH',
        json: terms,
        successMessage: () => 'The link is changed.',
        undo: ({ before }) => ({ path: `${path}/links/${id}`, method: 'PATCH', json: before, done: 'Back as it was.' }),
      }),
  }
}

export type OrderActionCallbacks = ReturnType<typeof useOrderActions>
