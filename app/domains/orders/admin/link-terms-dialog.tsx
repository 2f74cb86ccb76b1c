import { type FormEvent, useState } from 'react'
import type { LinkOfOrder } from '~/domains/downloads/order-links.server'
import { dayOf } from '~/platform/dates'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import type { OrderDeeds } from './use-order-deeds'

const FORM = 'link-terms'

interface LinkTermsDialogProps {
  link: LinkOfOrder
  deeds: OrderDeeds
}

/** Lets a link work for longer, or more often. */
export function LinkTermsDialog({ link, deeds }: LinkTermsDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const terms = { lastDay: String(form.get('lastDay')), downloadLimit: Number(form.get('downloadLimit')) }
    if (await deeds.changeLink(link, terms)) setIsOpen(false)
  }
  return (
    <Dialog
      title="Extend the download link"
      description="The address that the buyer has stays the same."
      trigger={<Button>Extend</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={FORM} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Works until the end of" hint="In UTC.">
          {(control) => (
            <TextInput {...control} type="date" name="lastDay" required defaultValue={dayOf(link.expiresAt)} />
          )}
        </Field>
        <Field label="Downloads in all" hint={`${link.downloads} of them are used.`}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              name="downloadLimit"
              required
              min={Math.max(1, link.downloads)}
              max={1000}
              defaultValue={link.downloadLimit}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
