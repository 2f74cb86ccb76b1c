import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-change'
import { crawlersPath } from './paths'

/** Whether pages can be read as Markdown, with /llms.txt. */
export function MarkdownSwitch({ isOn }: { isOn: boolean }) {
  const change = useMutation()
  const call = (on: boolean) => ({ path: `${crawlersPath}/markdown`, method: 'PUT', json: { isOn: on } }) as const
  const toggle = (on: boolean) =>
    void change<{ wasOn: boolean }>({
      ...call(on),
      successMessage: () => (on ? 'Pages can be read as Markdown.' : 'Pages are no longer offered as Markdown.'),
      undo: ({ wasOn }) => (wasOn === on ? undefined : { ...call(wasOn), done: 'Back as it was.' }),
    })
  return (
    <div className="grid gap-2">
      <Switch
        label="Offer pages as Markdown"
        hint="Each post, product, landing page and text of the site at its address with .md behind it."
        checked={isOn}
        onCheckedChange={toggle}
      />
      {isOn && (
        <p className="text-dense">
          <a href="/llms.txt" target="_blank" rel="noreferrer" className="link">
            Look at llms.txt
          </a>
        </p>
      )}
    </div>
  )
}
