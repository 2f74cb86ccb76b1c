import type { LinkOfOrder } from '~/domains/downloads/order-links.server'
import type { Activation } from '~/domains/licences/licence'
import { useChange } from '~/ui/workspace/use-change'

interface LinkTermsTyped {
  /** 2026-03-31, in UTC. */
  lastDay: string
  downloadLimit: number
}

/** What the studio can do with an order, with a way back where there is one. */
export function useOrderDeeds(orderId: string) {
  const change = useChange()
  const path = `/admin/orders/${orderId}`
  return {
    refund: () => change({ path: `${path}/refund`, done: () => 'Refunded. The key and the links work no longer.' }),
    sendReceipt: () => change({ path: `${path}/receipt`, done: () => 'The receipt is on its way.' }),
    revokeAccess: () =>
      change({
        path: `${path}/access`,
        method: 'DELETE',
        done: () => 'Access revoked. The key and the links work no longer.',
        undo: () => ({ path: `${path}/access`, method: 'POST', done: 'Access given back, with a fresh link.' }),
      }),
    giveAccess: () =>
      change({
        path: `${path}/access`,
        done: () => 'Access given back, with a fresh link.',
        undo: () => ({ path: `${path}/access`, method: 'DELETE', done: 'Access revoked again.' }),
      }),
    removeActivation: ({ id, name }: Activation) =>
      change({
        path: `${path}/activations/${id}`,
        method: 'DELETE',
        done: () => `${name} is removed. Its place is free.`,
        undo: () => ({ path: `${path}/activations`, json: { name }, done: `${name} has its place again.` }),
      }),
    changeLink: ({ id }: Pick<LinkOfOrder, 'id'>, terms: LinkTermsTyped) =>
      change<{ before: { expiresAt: string; downloadLimit: number } }>({
        path: `${path}/links/${id}`,
        method: 'PATCH',
        json: terms,
        done: () => 'The link is changed.',
        undo: ({ before }) => ({ path: `${path}/links/${id}`, method: 'PATCH', json: before, done: 'Back as it was.' }),
      }),
  }
}

export type OrderDeeds = ReturnType<typeof useOrderDeeds>
