import { Notice } from '~/ui/workspace/notice'

/** What stands there while no AI can be asked. */
export function AiNotConfigured({ message }: { message: string }) {
  return (
    <div className="max-w-2xl">
      <Notice kind="warning" title={message}>
        <p>Set AI_PROVIDER, AI_API_KEY and AI_MODEL, or AI_BASE_URL for your own server, and restart the site.</p>
        <p className="mt-2">Your plan is complete without AI.</p>
      </Notice>
    </div>
  )
}
