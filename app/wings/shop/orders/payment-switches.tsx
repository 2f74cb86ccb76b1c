import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ordersClient } from './api'
import type { PaymentSettings } from './payment-settings.server'

/** What Stripe does besides taking the money. Takes effect with the next checkout, and can be taken back. */
export function PaymentSwitches({ settings }: { settings: PaymentSettings }) {
  const change = useMutation()
  const save = (json: PaymentSettings) => ordersClient.put('/payment-settings', { json })
  const setUp = (wanted: Partial<PaymentSettings>, done: string) =>
    void change({
      ...save({ ...settings, ...wanted }),
      successMessage: () => done,
      undo: () => ({ ...save(settings), successMessage: 'Change undone.' }),
    })
  return (
    <div className="mt-2 grid gap-3">
      <Switch
        label="Automatic tax"
        hint="Stripe Tax adds the customer’s local tax at checkout. Set up Stripe Tax first, or payments fail."
        checked={settings.tax}
        onCheckedChange={(tax) => setUp({ tax }, tax ? 'Automatic tax turned on.' : 'Automatic tax turned off.')}
      />
      <Switch
        label="Invoices"
        hint="Stripe creates an invoice for each payment, with the customer’s company and VAT number."
        checked={settings.invoices}
        onCheckedChange={(invoices) => setUp({ invoices }, invoices ? 'Invoices turned on.' : 'Invoices turned off.')}
      />
    </div>
  )
}
