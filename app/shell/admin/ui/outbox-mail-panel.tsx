import { RotateCw } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { Tabs } from '~/ui/workspace/tabs'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { MailStatusBadge, type OutboxMailRow, useRetryMails } from './mail-status-badge'

interface OutboxMailPanelProps {
  mail: (OutboxMailRow & { html: string; plainText: string; replyTo: string | null; isCut: boolean }) | undefined
}

/** One mail as its reader sees it, beside the list. */
export function OutboxMailPanel({ mail }: OutboxMailPanelProps) {
  const { close } = useOpenRow()
  const retry = useRetryMails()
  if (!mail) return null
  const { id, subject, recipient, replyTo, attempts, lastError, createdAt, sentAt, html, plainText, isCut } = mail
  const retryButton = (
    <Button icon={RotateCw} variant="primary" onClick={() => retry([id])}>
      Retry now
    </Button>
  )
  return (
    <Sheet
      open
      onOpenChange={close}
      title={subject}
      description={`To ${recipient}`}
      footer={!sentAt && retryButton}
      className="w-[min(48rem,100vw)]"
    >
      <div className="grid gap-5">
        {lastError && !sentAt && (
          <Notice kind="warning" title="Last attempt failed">
            {lastError}
          </Notice>
        )}
        <DescriptionList
          items={[
            ['Status', <MailStatusBadge key="state" mail={mail} />],
            ['Attempts', attempts],
            ['Created', <RelativeTime key="written" at={createdAt} isExact />],
            ['Sent', sentAt && <RelativeTime key="sent" at={sentAt} isExact />],
            ['Reply to', replyTo],
          ]}
        />
        {isCut && (
          <p className="text-dense text-muted">Links and keys are hidden because only the recipient may see them.</p>
        )}
        <Tabs
          label="Email"
          tabs={[
            { value: 'html', label: 'Preview', content: <MailPreview html={html} /> },
            { value: 'text', label: 'Plain text', content: <PlainText text={plainText} /> },
          ]}
        />
      </div>
    </Sheet>
  )
}

/** In a frame that runs nothing, opens nothing and knows nothing of this page. */
function MailPreview({ html }: { html: string }) {
  return (
    <iframe
      title="Email preview"
      sandbox=""
      srcDoc={html}
      className="h-112 w-full rounded-md border border-line bg-[white]"
    />
  )
}

function PlainText({ text }: { text: string }) {
  return (
    <pre className="rounded-md border border-line bg-wash p-3 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap">
      {text}
    </pre>
  )
}
