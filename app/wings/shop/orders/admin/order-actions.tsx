import { KeyRound, Mail, ShieldOff, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { useFormatMoney } from '~/wings/site/settings/money'
import type { OrderView } from '../management/order-details.queries.server'
import type { OrderActionCallbacks } from './use-order-actions'

interface OrderActionsProps {
  order: OrderView
  actions: OrderActionCallbacks
}

/** Only what makes sense with the order as it is. */
export function OrderActions({ order, actions }: OrderActionsProps) {
  if (order.status !== 'paid') return null
  const isRevoked = order.accessRevokedAt !== null
  return (
    <>
      {!isRevoked && (
        <Button icon={Mail} onClick={() => void actions.sendReceipt()}>
          Resend receipt
        </Button>
      )}
      {isRevoked ? (
        <Button icon={KeyRound} onClick={() => void actions.giveAccess()}>
          Restore access
        </Button>
      ) : (
        <Button icon={ShieldOff} variant="danger" onClick={() => void actions.revokeAccess()}>
          Revoke access
        </Button>
      )}
      {order.total > 0 && <RefundDialog order={order} actions={actions} />}
    </>
  )
}

/** The one thing here that cannot be taken back, so it is asked for. */
function RefundDialog({ order: { number, total, refunded, currency, payment, email }, actions }: OrderActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const amount = useFormatMoney()(total - refunded, currency)
  async function refund() {
    setIsSending(true)
    if (await actions.refund()) setIsOpen(false)
    setIsSending(false)
  }
  return (
    <Dialog
      title={`Refund order ${number}`}
      description="Refunds cannot be undone."
      trigger={
        <Button icon={Undo2} variant="danger">
          Refund
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" disabled={isSending} onClick={() => void refund()}>
            {isSending ? 'Refunding' : `Refund ${amount}`}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-dense">
        <li>
          {payment === 'test'
            ? 'This was a test payment. No money is refunded.'
            : `${refunded > 0 ? 'The remaining' : 'The full'} ${amount} is refunded to the original payment method.`}
        </li>
        <li>The license key stops working on every site.</li>
        <li>All download links of the order stop working.</li>
        <li>An email is sent to {email}.</li>
      </ul>
    </Dialog>
  )
}
