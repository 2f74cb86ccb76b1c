import { type FormEvent, useState } from 'react'
import { toUtcDay } from '~/platform/time/dates'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { OrderDownloadLink } from '~/wings/shop/downloads/order-download-links.commands.server'
import { OrderCard } from './order-card'
import type { OrderActionCallbacks } from './use-order-actions'

const FORM_ID = 'link-terms'

interface LinkTermsDialogProps {
  link: OrderDownloadLink
  actions: OrderActionCallbacks
}

interface DownloadLinksCardProps {
  links: OrderDownloadLink[]
  actions: OrderActionCallbacks
}

export function DownloadLinksCard({ links, actions }: DownloadLinksCardProps) {
  return (
    <OrderCard title="Download links">
      {links.length === 0 && <p className="text-dense text-muted">Created when the order is paid.</p>}
      <ul className="text-dense">
        {links.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <LinkStatusBadge link={link} />
            <span className="tabular-nums">
              {link.downloads} of {link.downloadLimit} downloads
            </span>
            <span className="flex-1 text-faint">
              created <RelativeTime at={link.createdAt} />, expires <RelativeTime at={link.expiresAt} />
            </span>
            {!link.revokedAt && <LinkTermsDialog link={link} actions={actions} />}
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}

/** Compared in the browser's time; the site itself decides when the link is used. */
function LinkStatusBadge({ link }: { link: OrderDownloadLink }) {
  const [tone, label] = linkStatus(link, new Date())
  return (
    <span suppressHydrationWarning>
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}

function linkStatus(
  { revokedAt, expiresAt, downloads, downloadLimit }: OrderDownloadLink,
  now: Date,
): [BadgeTone, string] {
  if (revokedAt) return ['danger', 'Revoked']
  if (expiresAt <= now) return ['neutral', 'Expired']
  if (downloads >= downloadLimit) return ['warning', 'Limit reached']
  return ['success', 'Active']
}

/** Lets a link work for longer, or more often. */
function LinkTermsDialog({ link, actions }: LinkTermsDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const terms = { lastDay: String(form.get('lastDay')), downloadLimit: Number(form.get('downloadLimit')) }
    if (await actions.changeLink(link, terms)) setIsOpen(false)
  }
  return (
    <Dialog
      title="Extend download link"
      description="The link itself does not change."
      trigger={<Button>Extend</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Expiration date" hint="End of the day in UTC.">
          {(control) => (
            <TextInput {...control} type="date" name="lastDay" required defaultValue={toUtcDay(link.expiresAt)} />
          )}
        </Field>
        <Field label="Download limit" hint={`${link.downloads} used so far.`}>
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
