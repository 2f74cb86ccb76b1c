import { CalendarRange } from 'lucide-react'
import { useId, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { Popover } from '~/ui/workspace/popover'
import type { Period } from './period'

const replaced = ['period', 'from', 'to', 'part']

/** Any first and last day. */
export function ChosenDays({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const others = [...params].filter(([name]) => !replaced.includes(name))
  return (
    <Popover
      label="Choose the days"
      className="w-72"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={CalendarRange} label="Choose the days" variant="secondary" />}
    >
      <Form method="get" preventScrollReset onSubmit={() => setIsOpen(false)} className="grid gap-3">
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="period" value="custom" />
        <Day name="from" label="First day" day={period.from} max={period.today} />
        <Day name="to" label="Last day" day={period.to} max={period.today} />
        <Button type="submit" variant="primary">
          Show these days
        </Button>
      </Form>
    </Popover>
  )
}

function Day({ name, label, day, max }: { name: string; label: string; day: string; max: string }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <TextInput id={id} type="date" name={name} defaultValue={day} max={max} required />
    </div>
  )
}
