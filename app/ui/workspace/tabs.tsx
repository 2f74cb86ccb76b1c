import { Tabs as Parts } from 'radix-ui'

interface TabsProps {
  /** What the tabs are different views of. */
  label: string
  tabs: { value: string; label: string; content: React.ReactNode }[]
  value?: string
  onValueChange?: (value: string) => void
}

/** Tabs inside a screen; what deserves an address of its own takes LinkTabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Parts.Root defaultValue={tabs[0]?.value} value={value} onValueChange={onValueChange}>
      <Parts.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ value, label }) => (
          <Parts.Trigger
            key={value}
            value={value}
            className="-mb-px min-h-9 border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map(({ value, content }) => (
        <Parts.Content key={value} value={value} className="pt-4 -outline-offset-2">
          {content}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}
