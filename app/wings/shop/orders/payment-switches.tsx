import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { PaymentSettings } from './payment-settings.server'

const endpoint = { path: '/admin/settings/services/payments', method: 'PUT' } as const

/** What Stripe does besides taking the money. Takes effect with the next checkout, and can be taken back. */
export function PaymentSwitches({ settings }: { settings: PaymentSettings }) {
  const change = useMutation()
  const setUp = (wanted: Partial<PaymentSettings>, done: string) =>
    void change({
      ...endpoint,
      json: { ...settings, ...wanted },
      successMessage: () => done,
      undo: () => ({ ...endpoint, json: settings, done: 'Taken back.' }),
    })
  return (
    <div className="mt-2 grid gap-3">
      <Switch
        label="Tax"
        hint="Stripe Tax adds the tax of the buyer’s place to the price. Set it up in Stripe first: without that, nobody can pay."
        checked={settings.tax}
        onCheckedChange={(tax) => setUp({ tax }, tax ? 'Stripe adds taxes from now on.' : 'Stripe adds no taxes.')}
      />
      <Switch
        label="Invoices"
        hint="Stripe writes an invoice for each payment, with the buyer’s company and tax number."
        checked={settings.invoices}
        onCheckedChange={(invoices) =>
          setUp({ invoices }, invoices ? 'Stripe writes invoices from now on.' : 'Stripe writes no invoices.')
        }
      />
    </div>
  )
}
