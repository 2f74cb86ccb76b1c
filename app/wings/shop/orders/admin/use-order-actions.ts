import { useMutation } from '~/ui/workspace/use-mutation'
import type { OrderDownloadLink } from '~/wings/shop/downloads/order-download-links.commands.server'
import type { LicenseActivation } from '~/wings/shop/licenses/license'
import { ordersClient } from '../api'

interface LinkTermsInput {
  /** 2026-03-31, in UTC. */
  lastDay: string
  downloadLimit: number
}

/** What the studio can do with an order, with a way back where there is one. */
export function useOrderActions(orderId: string) {
  const change = useMutation()
  const param = { orderId }
  const restoreAccess = ordersClient.post('/:orderId/access', { param })
  const revokeAccess = ordersClient.delete('/:orderId/access', { param })
  return {
    refund: () =>
      change({
        ...ordersClient.post('/:orderId/refund', { param }),
        successMessage: () => 'Order refunded. The license key and download links no longer work.',
      }),
    sendReceipt: () =>
      change({ ...ordersClient.post('/:orderId/receipt', { param }), successMessage: () => 'Receipt sent.' }),
    revokeAccess: () =>
      change({
        ...revokeAccess,
        successMessage: () => 'Access revoked. The license key and download links no longer work.',
        undo: () => ({ ...restoreAccess, successMessage: 'Access restored with a new download link.' }),
      }),
    giveAccess: () =>
      change({
        ...restoreAccess,
        successMessage: () => 'Access restored with a new download link.',
        undo: () => ({ ...revokeAccess, successMessage: 'Access revoked again.' }),
      }),
    removeActivation: ({ id, name }: LicenseActivation) =>
      change({
        ...ordersClient.delete('/:orderId/activations/:activationId', { param: { orderId, activationId: id } }),
        successMessage: () => `Activation of ${name} removed.`,
        undo: () => ({
          ...ordersClient.post('/:orderId/activations', { param, json: { name } }),
          successMessage: `Activation of ${name} restored.`,
        }),
      }),
    changeLink: ({ id }: Pick<OrderDownloadLink, 'id'>, terms: LinkTermsInput) => {
      const saveTerms = (json: LinkTermsInput | { expiresAt: string; downloadLimit: number }) =>
        ordersClient.patch('/:orderId/download-links/:linkId', { param: { orderId, linkId: id }, json })
      return change({
        ...saveTerms(terms),
        successMessage: () => 'Download link updated.',
        undo: ({ before }) => ({ ...saveTerms(before), successMessage: 'Change undone.' }),
      })
    },
  }
}

export type OrderActionCallbacks = ReturnType<typeof useOrderActions>
