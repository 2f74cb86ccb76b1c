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
      change({
        path: `${path}/refund`,
        successMessage: () => 'Order refunded. The license key and download links no longer work.',
      }),
    sendReceipt: () => change({ path: `${path}/receipt`, successMessage: () => 'Receipt sent.' }),
    revokeAccess: () =>
      change({
        path: `${path}/access`,
        method: 'DELETE',
        successMessage: () => 'Access revoked. The license key and download links no longer work.',
        undo: () => ({
          path: `${path}/access`,
          method: 'POST',
          successMessage: 'Access restored with a new download link.',
        }),
      }),
    giveAccess: () =>
      change({
        path: `${path}/access`,
        successMessage: () => 'Access restored with a new download link.',
        undo: () => ({ path: `${path}/access`, method: 'DELETE', successMessage: 'Access revoked again.' }),
      }),
    removeActivation: ({ id, name }: LicenseActivation) =>
      change({
        path: `${path}/activations/${id}`,
        method: 'DELETE',
        successMessage: () => `Activation of ${name} removed.`,
        undo: () => ({
          path: `${path}/activations`,
          json: { name },
          successMessage: `Activation of ${name} restored.`,
        }),
      }),
    changeLink: ({ id }: Pick<OrderDownloadLink, 'id'>, terms: LinkTermsInput) =>
      change<{ before: { expiresAt: string; downloadLimit: number } }>({
        path: `${path}/links/${id}`,
        method: 'PATCH',
        json: terms,
        successMessage: () => 'Download link updated.',
        undo: ({ before }) => ({
          path: `${path}/links/${id}`,
          method: 'PATCH',
          json: before,
          successMessage: 'Change undone.',
        }),
      }),
  }
}

export type OrderActionCallbacks = ReturnType<typeof useOrderActions>
