import { CopyButton } from '~/ui/copy-button'

/** What is handed to whoever builds it, a coding agent too: nothing else is needed. */
export function TaskPrompt({ prompt }: { prompt: string }) {
  return (
    <div className="rounded-md border border-line">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3">
        <h3 className="font-sans text-dense font-semibold tracking-normal">Prompt</h3>
        <CopyButton text={prompt} what="prompt" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto p-3 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap -outline-offset-2"
      >
        {prompt}
      </pre>
    </div>
  )
}
