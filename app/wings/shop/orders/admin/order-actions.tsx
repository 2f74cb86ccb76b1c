import { KeyRound, Mail, ShieldOff, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import type { OrderView } from '../management/order-details.queries.server'
import { formatAmount } from '../order'
import type { OrderActionCallbacks } from './use-order-actions'

interface OrderActionsProps {
  order: OrderView
  actions: OrderActionCallbacks
}

/** Only what makes sense with the order as it is. */
export function OrderActions({ order, actions: deeds }: OrderActionsProps) {
  if (order.status !== 'paid') return null
  const isRevoked = order.accessRevokedAt !== null
  return (
    <>
      {!isRevoked && (
        <Button icon={Mail} onClick={() => void deeds.sendReceipt()}>
          Send the receipt again
        </Button>
      )}
      {isRevoked ? (
        <Button icon={KeyRound} onClick={() => void deeds.giveAccess()}>
          Give access back
        </Button>
      ) : (
        <Button icon={ShieldOff} variant="danger" onClick={() => void deeds.revokeAccess()}>
          Revoke access
        </Button>
      )}
      {order.total > 0 && <RefundDialog order={order} actions={deeds} />}
    </>
  )
}

/** The one thing here that cannot be taken back, so it is asked for. */
function RefundDialog({
  order: { number, total, refunded, currency, payment, email },
  actions: deeds,
}: OrderActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const amount = formatAmount(total - refunded, currency)
  async function refund() {
    setIsSending(true)
    if (await deeds.refund()) setIsOpen(false)
    setIsSending(false)
  }
  return (
    <Dialog
      title={`Refund order ${number}`}
      description="A refund cannot be taken back."
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
            <Button>Keep the order</Button>
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
            ? 'This was a test payment: no money moves.'
            : `${refunded > 0 ? 'The remaining' : 'All of'} ${amount} goes back to where it came from.`}
        </li>
        <li>The license key stops working, everywhere it is in use.</li>
        <li>Every download link of the order stops working.</li>
        <li>A mail tells {email}.</li>
      </ul>
    </Dialog>
  )
}
