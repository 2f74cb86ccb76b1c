import { type FormEvent, useState } from 'react'
import type { LinkOfOrder } from '~/domains/downloads/order-links.server'
import { dayOf } from '~/platform/dates'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Moment } from '~/ui/workspace/moment'
import { Card } from './card'
import type { OrderDeeds } from './use-order-deeds'

const FORM = 'link-terms'

interface LinkTermsDialogProps {
  link: LinkOfOrder
  deeds: OrderDeeds
}

interface LinksCardProps {
  links: LinkOfOrder[]
  deeds: OrderDeeds
}

export function LinksCard({ links, deeds }: LinksCardProps) {
  return (
    <Card title="Download links">
      {links.length === 0 && <p className="text-dense text-muted">The first one is made when the order is paid.</p>}
      <ul className="text-dense">
        {links.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <LinkState link={link} />
            <span className="tabular-nums">
              {link.downloads} of {link.downloadLimit} downloads
            </span>
            <span className="flex-1 text-faint">
              made <Moment at={link.createdAt} />, until <Moment at={link.expiresAt} />
            </span>
            {!link.revokedAt && <LinkTermsDialog link={link} deeds={deeds} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Compared in the browser's time; the site itself decides when the link is used. */
function LinkState({ link }: { link: LinkOfOrder }) {
  const [tone, label] = stateOf(link, new Date())
  return (
    <span suppressHydrationWarning>
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}

function stateOf({ revokedAt, expiresAt, downloads, downloadLimit }: LinkOfOrder, now: Date): [Tone, string] {
  if (revokedAt) return ['danger', 'Revoked']
  if (expiresAt <= now) return ['neutral', 'Expired']
  if (downloads >= downloadLimit) return ['warning', 'Used up']
  return ['success', 'Works']
}

/** Lets a link work for longer, or more often. */
function LinkTermsDialog({ link, deeds }: LinkTermsDialogProps) {
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
