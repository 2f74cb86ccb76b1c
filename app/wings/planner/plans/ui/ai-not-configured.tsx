import { Notice } from '~/ui/workspace/notice'

/** What stands there while no AI can be asked. */
export function AiNotConfigured({ message }: { message: string }) {
  return (
    <div className="max-w-2xl">
      <Notice kind="warning" title={message}>
        <p>
          Whoever runs this site sets AI_PROVIDER, AI_API_KEY and AI_MODEL, or AI_BASE_URL for a server of your own, and
          starts it again.
        </p>
        <p className="mt-2">Your plan was made by rules and is whole without it: you can edit and build from it.</p>
      </Notice>
    </div>
  )
}
